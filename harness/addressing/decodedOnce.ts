import { hash } from 'node:crypto';
import type { Decoded } from '../../formats/Codec.ts';
import { codecs } from '../../formats/codecs.ts';
import type { Format } from '../../specs/Format.ts';
import type { RecordShape } from '../../specs/Shape.ts';

/** Reads a message in a format; raises DecodeError. */
export type Decode = (
  format: Format,
  message: RecordShape,
  body: Uint8Array,
  contentType: string | undefined,
) => Decoded;

/** Reads a message with the codec of its format, and remembers nothing. */
export const decode: Decode = (format, message, body, contentType) =>
  codecs[format].decode(message, body, contentType === undefined ? {} : { contentType });

/** Reading a shorter body is about as fast as recognising it. */
const leastBytes = 200;

/** How many bytes of bodies a run remembers at most, to reuse what was read from them. */
const usualBytesKept = 8 * 1024 * 1024;

/**
 * What was read takes ten times the memory of its bytes. Nearly all repeats come soon: beyond so many bytes, what the last answers did
 * not repeat is forgotten.
 */
const usualBytesKeptFreely = 2 * 1024 * 1024;
const lastAnswers = 200;

/**
 * Makes a `decode` that recognises bytes and returns the same object for them. More than half of a target's answers are repeats,
 * because anything that may change is read before and after each comparison. The most recently used are kept, up to `mostBytes`
 * of bodies, and older ones up to `freely`. What can't be read is tried again each time.
 */
export function decodedOnce(
  mostBytes: number = usualBytesKept,
  freely: number = usualBytesKeptFreely,
): Decode {
  const known = new Map<string, { readonly decoded: Decoded; readonly size: number; readonly at: number }>();
  let remembered = 0;
  let answers = 0;
  const forgetTheOldest = (): void => {
    for (const [key, { size, at }] of known) {
      const isRecent = at > answers - lastAnswers;
      if (remembered <= (isRecent ? mostBytes : freely)) return;
      known.delete(key);
      remembered -= size;
    }
  };
  return (format, message, body, contentType) => {
    const size = body.length;
    if (size < leastBytes || size > mostBytes) return decode(format, message, body, contentType);
    const bytes = hash('sha256', body, 'base64');
    const key = [message.name, format, contentType ?? '', bytes].join(' ');
    const decoded = known.get(key)?.decoded ?? decode(format, message, body, contentType);
    answers += 1;
    // Moved to the end, with the most recent.
    remembered += known.delete(key) ? 0 : size;
    known.set(key, { decoded, size, at: answers });
    forgetTheOldest();
    return decoded;
  };
}
