import { DecodeError } from '../../formats/DecodeError.ts';
import { readDocument } from '../../formats/xml/readDocument.ts';
import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';

/** The root of an XML answer, or of the content of its SOAP body; undefined for anything else. */
export function rootElementOf(exchange: Exchange | null): XmlNode | undefined {
  const response = exchange?.response;
  if (response === null || response === undefined || response.body.length > longestAnswerParsed)
    return undefined;
  const contentType = headerIn(response.headers, 'content-type');
  try {
    const root = readDocument(response.body, contentType === undefined ? {} : { contentType }).root;
    if (root.name !== 'Envelope') return root;
    return root.children.find((child) => child.name === 'Body')?.children[0];
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** Longer answers show nothing more about a layout. */
export const longestAnswerParsed = 4_000_000;
