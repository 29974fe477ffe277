import type { XmlAttribute, XmlNode } from './XmlNode.ts';

/** Takes a parser's events and builds the tree. */
export interface TreeBuilder {
  /** `attributes` by qualified name, namespace declarations included, in an object without a prototype or in a private one. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: () => void;
  /** The first root, and the first undeclared prefix. */
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
 * A builder for one document. It resolves prefixes itself, each in constant time. The parsers' own resolution is quadratic in the
 * nesting (saxes) or missing (fast-xml-parser).
 */
export function treeBuilder(): TreeBuilder {
  /** The namespaces bound to a prefix, innermost last. */
  const bindings = new Map<string, string[]>([['xml', ['http://www.w3.org/XML/1998/namespace']]]);
  const stack: OpenNode[] = [];
  /** The prefixes that each open element binds. */
  const bound: (readonly string[])[] = [];
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

  const bindAll = (
    qualified: readonly string[],
    values: Readonly<Record<string, string>>,
  ): readonly string[] => {
    const prefixes: string[] = [];
    for (const name of qualified) {
      const prefix = declaredBy(name);
      if (prefix === undefined) continue;
      bind(prefix, values[name] ?? '');
      prefixes.push(prefix);
    }
    return prefixes.length === 0 ? none : prefixes;
  };
  const attributesOf = (
    qualified: readonly string[],
    values: Readonly<Record<string, string>>,
  ): readonly XmlAttribute[] => {
    const attributes: XmlAttribute[] = [];
    for (const name of qualified) {
      if (declaredBy(name) !== undefined) continue;
      const prefix = prefixOf(name);
      const namespace = prefix === '' ? '' : resolve(prefix);
      attributes.push({ name: localOf(name, prefix), prefix, namespace, value: values[name] ?? '' });
    }
    return attributes.length === 0 ? none : attributes;
  };

  return {
    open(name, attributes) {
      const qualified = Object.keys(attributes);
      bound.push(qualified.length === 0 ? none : bindAll(qualified, attributes));
      const prefix = prefixOf(name);
      const node: OpenNode = {
        name: localOf(name, prefix),
        prefix,
        namespace: resolve(prefix),
        attributes: qualified.length === 0 ? none : attributesOf(qualified, attributes),
        children: none,
        text: '',
      };
      const parent = stack.at(-1);
      if (parent === undefined) root ??= node;
      else if (parent.children === none) parent.children = [node];
      else (parent.children as XmlNode[]).push(node);
      stack.push(node);
    },
    text(text) {
      const node = stack.at(-1);
      if (node !== undefined) node.text += text;
    },
    close() {
      stack.pop();
      for (const prefix of bound.pop() ?? none) bindings.get(prefix)?.pop();
    },
    result: () => ({ root, undeclared }),
  };
}

/** `d2p1:ErrorCode` → `d2p1`; empty for none. */
const prefixOf = (qualified: string): string => qualified.slice(0, Math.max(0, qualified.indexOf(':')));

/** `d2p1:ErrorCode` → `ErrorCode`. */
const localOf = (qualified: string, prefix: string): string =>
  prefix === '' ? qualified : qualified.slice(prefix.length + 1);

/** The prefix that an attribute declares, empty for the default namespace; undefined when it declares none. */
function declaredBy(qualified: string): string | undefined {
  if (qualified === 'xmlns') return '';
  return qualified.startsWith('xmlns:') ? qualified.slice('xmlns:'.length) : undefined;
}
