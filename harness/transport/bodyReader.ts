import { largeFrom } from '../../formats/largeFrom.ts';

/** Reads a response's whole body; null when it is longer than `maxBytes`. Raises BrokenOff if it stops early. */
export type BodyReader = (body: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Uint8Array | null>;

/** A body that broke off, with the part that arrived. */
export class BrokenOff extends Error {
  readonly came: Uint8Array;

  constructor(came: Uint8Array, cause: unknown) {
    super('the body broke off', { cause });
    this.came = came;
  }
}

/**
 * Makes a reader that returns the same array for equal large bodies in a row. A server that answers everything with the same
 * megabytes would otherwise fill the memory, and later steps would read them again each time.
 */
export function bodyReader(): BodyReader {
  let last: WeakRef<Uint8Array> | undefined;
  return async (body, maxBytes) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    let known = last?.deref();
    try {
      for await (const chunk of body) {
        const from = length;
        length += chunk.length;
        // Leaving the loop destroys the stream, and the connection with it.
        if (length > maxBytes) return null;
        if (known !== undefined && isAt(chunk, known, from)) continue;
        if (known !== undefined && from > 0) chunks.push(known.subarray(0, from));
        known = undefined;
        chunks.push(chunk);
      }
    } catch (error) {
      throw new BrokenOff(known?.slice(0, length) ?? Buffer.concat(chunks, length), error);
    }
    if (known?.length === length) return known;
    if (known !== undefined) return known.slice(0, length);
    const [first] = chunks;
    const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, length);
    if (length >= largeFrom) last = new WeakRef(whole);
    return whole;
  };
}

const isAt = (chunk: Uint8Array, known: Uint8Array, from: number): boolean =>
  from + chunk.length <= known.length &&
  Buffer.compare(chunk, known.subarray(from, from + chunk.length)) === 0;
