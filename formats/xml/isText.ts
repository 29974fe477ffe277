import type { XmlNode } from './XmlNode.ts';

/** Whether it holds only text; blanks do not count. */
export const isText = (node: XmlNode): boolean => node.children.length === 0 && node.text.trim() !== '';
