import { redactor } from './redactor.ts';

/** The index of the first byte that belongs to the key, or undefined; `contentType` tells the charset. */
export type KeyFinder = (bytes: Uint8Array, contentType?: string) => number | undefined;

/** A shorter text may well be met by chance. */
const shortest = 8;

/** Looks for a key in any encoding that the redactor knows; undefined for a key that other text may hold by chance. */
export function keyFinder(apiKey: string): KeyFinder | undefined {
  if ([...apiKey].length < shortest) return undefined;
  const redact = redactor([apiKey]);
  return (bytes, contentType) => {
    const redacted = redact.bytes(bytes, contentType);
    if (redacted === bytes) return undefined;
    const first = bytes.findIndex((byte, index) => byte !== redacted[index]);
    return first === -1 ? bytes.length : first;
  };
}
