import type { Headers } from './Exchange.ts';
import { headerIn } from './headers.ts';

/** What an answer's headers promise about its body, and what came instead. */
export interface Misfit {
  readonly expected: string;
  readonly actual: string;
}

/** How the words of a misfit of the coding end. Stored exchanges hold these words alone, so they are what it is known by. */
const ofCoding = 'as its Content-Encoding says';

/** For a body whose bytes are not in its coding, or not to their end. */
export const notInCoding = (coding: string, breaksOff = false): Misfit => ({
  expected: `a body in ${coding}, ${ofCoding}`,
  actual: breaksOff ? `${coding} that breaks off` : `bytes that are not in ${coding}`,
});

/** Whether a misfit is one of the coding, and not one of the length. */
export const isOfCoding = ({ expected }: Misfit): boolean => expected.endsWith(ofCoding);

/** For a body that ended before the end that its headers promise. */
export function endsEarly(headers: Headers, length: number): Misfit {
  const declared = headerIn(headers, 'content-length');
  return {
    expected:
      declared === undefined
        ? 'a body to its last chunk'
        : `a body of ${declared.slice(0, 20)} bytes, as its Content-Length says`,
    actual: `a body that ends after ${length} bytes`,
  };
}
