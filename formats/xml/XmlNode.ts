export interface XmlAttribute {
  /** The local name. */
  readonly name: string;
  readonly prefix: string;
  /** Empty for none. An attribute without a prefix is in no namespace. */
  readonly namespace: string;
  readonly value: string;
}

/** An XML element, with its prefix resolved. */
export interface XmlNode {
  /** The local name. */
  readonly name: string;
  readonly prefix: string;
  /** Empty for none, and for an undeclared prefix. */
  readonly namespace: string;
  /** Without namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** The character data directly in it, blanks included. */
  readonly text: string;
}

/** The namespace of `nil` (XML Schema). */
export const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

/** Its first child element of that local name, in any namespace. */
export const child = (node: XmlNode, name: string): XmlNode | undefined =>
  node.children.find((candidate) => candidate.name === name);
