import type { XmlNode } from './XmlNode.ts';

/** Whether it holds text alone; blanks do not count. */
export const isText = (node: XmlNode): boolean => node.children.length === 0 && node.text.trim() !== '';
