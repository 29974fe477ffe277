import { createHash } from 'node:crypto';
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

export const decode: Decode = (format, message, body, contentType) =>
  codecs[format].decode(message, body, contentType === undefined ? {} : { contentType });

/** What is shorter is read about as fast as it is recognised. */
const leastBytes = 200;

/** How many bytes of bodies a run remembers, by what was read of them. */
const usual = 8 * 1024 * 1024;

/**
 * Makes a `decode` that knows bytes again and gives the same object for them: more than half of what a target answers, it
 * has answered before, since what may move is read before and after each comparison. What was asked for last is
 * remembered longest, up to `mostBytes` of bodies; what can't be read is tried each time.
 */
export function decodedOnce(mostBytes: number = usual): Decode {
  const known = new Map<string, { readonly decoded: Decoded; readonly size: number }>();
  let remembered = 0;
  const forgetTheOldest = (): void => {
    for (const [key, { size }] of known) {
      if (remembered <= mostBytes) return;
      known.delete(key);
      remembered -= size;
    }
  };
  return (format, message, body, contentType) => {
    const size = body.length;
    if (size < leastBytes || size > mostBytes) return decode(format, message, body, contentType);
    const bytes = createHash('sha256').update(body).digest('base64');
    const key = [message.name, format, contentType ?? '', bytes].join(' ');
    const read = known.get(key) ?? { decoded: decode(format, message, body, contentType), size };
    // Again at the end, where the latest stand.
    remembered += known.delete(key) ? 0 : size;
    known.set(key, read);
    forgetTheOldest();
    return read.decoded;
  };
}
