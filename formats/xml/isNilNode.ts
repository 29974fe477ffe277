import { instanceNamespace, type XmlNode } from './XmlNode.ts';

/**
 * Whether the element says that it has no value. The document leaves nil's form open. So `nil` may be in XML Schema's namespace,
 * in an undeclared one, or without a prefix, and be `true` or `1`.
 */
export const isNilNode = (node: XmlNode): boolean =>
  node.attributes.some(
    ({ name, namespace, value }) =>
      name === 'nil' &&
      (namespace === instanceNamespace || namespace === '') &&
      /^\s*(?:true|1)\s*$/i.test(value),
  );
