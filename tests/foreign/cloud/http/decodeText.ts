import { Undecodable } from '../values/Undecodable.ts';

/** Decodes a body by its charset, by the encoding its xml declares, or as UTF-8. */
export function decodeText(body: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(
    body.subarray(0, 200).toString('latin1'),
  );
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? declared?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    throw new Undecodable(`The body is not text in ${charset}.`);
  }
}
