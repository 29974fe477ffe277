import { counted } from '../../harness/verdicts/judgements.ts';
import type { Certificate } from '../certify/Certificate.ts';
import { Refusal } from './Refusal.ts';

/** The exchanges of a record as they are read: how many there are, and when the first and the last of them began. */
interface CountedExchanges {
  readonly lines: AsyncIterator<string, unknown>;
  count: number;
  first: string;
  last: string;
}

/** Counts the lines of a record that pass. */
export function countedExchanges(lines: AsyncIterator<string, unknown>): CountedExchanges {
  const counted: CountedExchanges = {
    count: 0,
    ...{ first: '', last: '' },
    lines: {
      next: async () => {
        const line = await lines.next();
        if (line.done === true) return line;
        counted.count += 1;
        const began = /"startedAt":"([^"]+)"[^{}]*\}\}$/.exec(line.value)?.[1];
        if (began === undefined) return line;
        if (counted.first === '' || began < counted.first) counted.first = began;
        if (began > counted.last) counted.last = began;
        return line;
      },
    },
  };
  return counted;
}

/** Raises Refusal if the certificate names another number of exchanges, or dates between which they were not made. */
export function requireCount({ count, first, last }: CountedExchanges, certificate: Certificate): void {
  const { exchanges, startedAt, endedAt } = certificate;
  if (exchanges !== count)
    throw new Refusal(
      `the certificate states ${counted(exchanges, 'exchange')}, and the record holds ${count}`,
    );
  const times = [startedAt, first, last, endedAt].map((time) => Date.parse(time));
  if (times.some((time, index) => !(time >= (times[index - 1] ?? time))))
    throw new Refusal('the certificate states dates between which its exchanges were not made');
}
