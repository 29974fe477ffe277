import type { Format } from '../../specs/Format.ts';
import { mediaType } from '../exchanges/headers.ts';

/**
 * The formats that an answer may be in where the server picks one (FMT-9, FMT-10). The likeliest come first, by Content-Type and
 * first bytes. Never empty.
 */
export function sniffFormats(contentType: string | undefined, body: Uint8Array): readonly Format[] {
  const head = Buffer.from(body.subarray(0, 2000)).toString('latin1').replaceAll('\0', '');
  const byBody = formatsOfBody(head);
  const type = mediaType(contentType ?? '');
  const named = (['json', 'jsv', 'csv'] as const).find((format) => type.includes(format));
  if (named !== undefined) return [...new Set<Format>([named, ...byBody])];
  // Any XML type may hold an envelope. Only the root element tells.
  if (type.includes('xml') && !head.includes('<')) return [...new Set<Format>(['xml', ...byBody])];
  return byBody;
}

function formatsOfBody(head: string): readonly Format[] {
  const start = head.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  if (start.startsWith('<')) {
    if (!/<(?:[^\s<>:/?!]{1,100}:)?Envelope[\s>]/.test(head)) return ['xml'];
    return head.includes('http://www.w3.org/2003/05/soap-envelope')
      ? ['soap12', 'soap11']
      : ['soap11', 'soap12'];
  }
  return start.startsWith('{') || start.startsWith('[') ? ['json', 'jsv', 'csv'] : ['csv', 'jsv', 'json'];
}
