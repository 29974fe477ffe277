import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';

/** An element as libxml2 sees it; whitespace between elements is left out, prefixes too. */
export interface LibxmlTree {
  readonly element: string;
  readonly attributes: readonly string[];
  readonly content: string | readonly LibxmlTree[];
}

/** libxml2's tree of a document, the second opinion on our reading and writing; throws when it is not well-formed. */
export function libxmlTree(bytes: Uint8Array): LibxmlTree {
  const document = XmlDocument.fromBuffer(bytes, {
    option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NOERROR | ParseOption.XML_PARSE_HUGE,
  });
  try {
    return treeOf(document.root);
  } finally {
    document.dispose();
  }
}

/** libxml2's wrapper drops a byte order mark at the start of any text that is long enough. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

const named = (namespace: string, name: string): string =>
  namespace === '' ? name : `{${namespace}}${name}`;

function treeOf(element: XmlElement): LibxmlTree {
  const children: LibxmlTree[] = [];
  let text = '';
  // By XPath, because the wrapper has no siblings behind a processing instruction.
  for (const node of element.find('*|text()')) {
    if (node instanceof XmlElement) children.push(treeOf(node));
    else text += node.content;
  }
  return {
    element: named(element.namespaceUri, element.name),
    attributes: element.attrs.map((a) => `${named(a.namespaceUri, a.name)}=${a.value}`).sort(),
    content: children.length > 0 ? children : withoutMark(text),
  };
}
