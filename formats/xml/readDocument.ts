import type { DecodeOptions } from '../Codec.ts';
import { decodeText } from '../charset/decodeText.ts';
import type { Deviation } from '../Deviation.ts';
import { parseXml, type XmlDocument } from './parseXml.ts';

/**
 * Parses the bytes of a document. The charset comes from a byte order mark, then the Content-Type, then the XML declaration, then
 * UTF-8. Raises DecodeError as parseXml does, and for too many bytes.
 */
export function readDocument(bytes: Uint8Array, options: DecodeOptions = {}): XmlDocument {
  const deviations: Deviation[] = [];
  const sniff = (head: string): string | undefined => {
    const declared = declaredCharset(head);
    if (declared === undefined || head.includes('\0') || !/^(?:utf-?(?:16|32)|ucs)/i.test(declared))
      return declared;
    // The declaration was readable byte by byte, so the charset cannot be the wide one that it names.
    deviations.push({
      clause: 'FMT-11',
      level: 'SHOULD',
      path: '',
      expected: `bytes in the charset ${declared}`,
      actual: 'one byte for each letter of the declaration',
    });
    return 'utf-8';
  };
  const decoded = decodeText(bytes, { contentType: options.contentType, sniff });
  const { root, deviations: found } = parseXml(decoded.text);
  return { root, deviations: [...decoded.deviations, ...deviations, ...found] };
}

/** The encoding of an XML declaration, in single-byte text or in UTF-16 read that way (a NUL beside each letter). */
const declaredCharset = (head: string): string | undefined =>
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.replaceAll('\0', ''),
  )?.[1];
