import { SaxesParser } from 'saxes';
import { treeBuilder } from './treeBuilder.ts';
import type { XmlNode } from './XmlNode.ts';

/** Either the tree, or why and where (in UTF-16 units) the text is not well-formed. */
export type StrictResult =
  | { readonly root: XmlNode; readonly undeclared: string | undefined }
  | { readonly fault: string; readonly offset: number };

/** Without `xmlns`: saxes would resolve prefixes in time quadratic in the nesting. */
const options = { xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const;

/** Stops the parser at the first error. */
class NotWellFormed extends Error {}

/** Parses well-formed XML 1.0 only (FMT-11). The text must have been scanned before. */
export function parseStrictXml(text: string): StrictResult {
  const builder = treeBuilder();
  const parser = new SaxesParser(options);
  parser.on('error', (error) => {
    throw new NotWellFormed(error.message);
  });
  parser.on('opentag', (tag) => builder.open(tag.name, tag.attributes));
  parser.on('closetag', () => builder.close());
  parser.on('text', (piece) => builder.text(piece));
  parser.on('cdata', (piece) => builder.text(piece));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NotWellFormed) return { fault: error.message, offset: parser.position };
    throw error;
  }
  const { root, undeclared } = builder.result();
  return root === undefined ? { fault: 'no element', offset: 0 } : { root, undeclared };
}
