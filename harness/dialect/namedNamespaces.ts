/** What a refusal asks for. */
export interface Wanted {
  /** The URIs that follow the word "namespace", in order. */
  readonly namespaces: readonly string[];
  /** The elements that follow the word "element", in order. */
  readonly elements: readonly string[];
}

const lengthSearched = 65_536;

const quoted = (inner: string): string => `["'‘’“”\`<({\\[]+\\s*(${inner})\\s*["'‘’“”\`>)}\\]]`;
const namespace = new RegExp(
  `namespace[^"'‘“\`<({\\[]{0,40}${quoted('[a-z][a-z0-9+.-]*:[^\\s"\'<>‘’“”`)}\\]]+')}`,
  'giu',
);
const bareNamespace = /namespace\s*[:=]?\s+([a-z][a-z0-9+.-]*:\/\/[^\s"'<>,;]+)/giu;
const element = new RegExp(`element[^"'‘“\`<({\\[]{0,40}${quoted('[\\p{L}_][\\p{L}\\p{N}_.:-]*')}`, 'giu');

/**
 * Reads the namespaces and elements that a refusal names, such as "Expecting element 'X' from namespace 'Y'". Any quotes or
 * brackets will do, in text, XML or JSON. A refusal names the namespace it expects.
 */
export function namedNamespaces(message: string): Wanted {
  const text = unescaped(message.slice(0, lengthSearched));
  const found = [...text.matchAll(namespace), ...text.matchAll(bareNamespace)];
  found.sort((a, b) => a.index - b.index);
  return {
    namespaces: distinct(found.map((match) => (match[1] ?? '').replace(/\.+$/, ''))),
    elements: distinct([...text.matchAll(element)].map((match) => (match[1] ?? '').replace(/^.*:/, ''))),
  };
}

/** Undoes how XML, HTML and JSON escape quotes, brackets and slashes. */
export const unescaped = (text: string): string =>
  text
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#39|#x27);/gi, "'")
    .replace(/&(?:lt|#60|#x3c);|\\u003c/gi, '<')
    .replace(/&(?:gt|#62|#x3e);|\\u003e/gi, '>')
    .replace(/\\u0027/gi, "'")
    .replace(/\\u0022|\\"/gi, '"')
    .replace(/\\\//g, '/')
    .replace(/&amp;/gi, '&');

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
