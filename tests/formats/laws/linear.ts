import { DecodeError } from '../../../formats/DecodeError.ts';
import { processorMs } from '../../processorMs.ts';

/** The result of a decoder on hostile text, with how its time grew when the text did. */
export interface Growth {
  /** `value`, or the reason of the DecodeError. */
  readonly outcome: string;
  /** Time for twice the bytes over time for the bytes: 2 when it is linear, 4 when it is quadratic. */
  readonly ratio: number;
}

/** Times below this are the noise of a busy machine, whatever their ratio. */
const noiseMs = 40;

/** Decodes a text of a size and of twice that size, the best of two each; anything but a DecodeError goes through. */
export function growth(
  decode: (text: string) => unknown,
  make: (size: number) => string,
  size: number,
): Growth {
  let outcome = '';
  const best = (text: string): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 2; round += 1) {
      const before = processorMs();
      try {
        decode(text);
        outcome = 'value';
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        outcome = error.reason;
      }
      least = Math.min(least, processorMs() - before);
    }
    return least;
  };
  const once = best(make(size));
  const twice = best(make(2 * size));
  return { outcome, ratio: Math.max(twice, noiseMs) / Math.max(once, noiseMs) };
}
