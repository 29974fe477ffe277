import type { XmlAttribute, XmlNode } from './XmlNode.ts';

/** Takes a parser's events and gives the tree. */
export interface TreeBuilder {
  /** `attributes` by qualified name, declarations of namespaces among them. */
  readonly open: (name: string, attributes: Iterable<readonly [string, string]>) => void;
  readonly text: (text: string) => void;
  readonly close: () => void;
  /** The first root, and the first prefix that nothing declares. */
  readonly result: () => { readonly root: XmlNode | undefined; readonly undeclared: string | undefined };
}

interface OpenNode {
  name: string;
  prefix: string;
  namespace: string;
  attributes: readonly XmlAttribute[];
  children: XmlNode[] | typeof none;
  text: string;
}

const none: readonly never[] = Object.freeze([]);

/**
 * A builder for one document. It resolves prefixes itself, each in constant time: the parsers' own resolution is
 * quadratic in the nesting (saxes) or leaves it out (fast-xml-parser).
 */
export function treeBuilder(): TreeBuilder {
  /** The namespaces bound to a prefix, innermost last. */
  const bindings = new Map<string, string[]>([['xml', ['http://www.w3.org/XML/1998/namespace']]]);
  const stack: { readonly node: OpenNode; readonly bound: readonly string[] }[] = [];
  let root: OpenNode | undefined;
  let undeclared: string | undefined;

  const bind = (prefix: string, namespace: string): void => {
    const scopes = bindings.get(prefix);
    if (scopes === undefined) bindings.set(prefix, [namespace]);
    else scopes.push(namespace);
  };
  const resolve = (prefix: string): string => {
    const namespace = bindings.get(prefix)?.at(-1);
    if (namespace === undefined && prefix !== '') undeclared ??= prefix;
    return namespace ?? '';
  };

  return {
    open(name, attributes) {
      const bound: string[] = [];
      const plain: [string, string, string][] = [];
      for (const [qualified, value] of attributes) {
        const [prefix, local] = split(qualified);
        const declares = qualified === 'xmlns' ? '' : prefix === 'xmlns' ? local : undefined;
        if (declares === undefined) plain.push([prefix, local, value]);
        else {
          bind(declares, value);
          bound.push(declares);
        }
      }
      const [prefix, local] = split(name);
      const node: OpenNode = {
        name: local,
        prefix,
        namespace: resolve(prefix),
        attributes:
          plain.length === 0
            ? none
            : plain.map(([p, n, value]) => ({
                name: n,
                prefix: p,
                namespace: p === '' ? '' : resolve(p),
                value,
              })),
        children: none,
        text: '',
      };
      const parent = stack.at(-1)?.node;
      if (parent === undefined) root ??= node;
      else if (parent.children === none) parent.children = [node];
      else (parent.children as XmlNode[]).push(node);
      stack.push({ node, bound });
    },
    text(text) {
      const node = stack.at(-1)?.node;
      if (node !== undefined) node.text += text;
    },
    close() {
      for (const prefix of stack.pop()?.bound ?? none) bindings.get(prefix)?.pop();
    },
    result: () => ({ root, undeclared }),
  };
}

/** `d2p1:ErrorCode` → `['d2p1', 'ErrorCode']`. */
function split(qualified: string): readonly [string, string] {
  const colon = qualified.indexOf(':');
  return colon <= 0 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)];
}
