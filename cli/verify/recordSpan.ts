import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { Certificate } from '../certify/Certificate.ts';
import { Refusal } from './Refusal.ts';

/** How many exchanges a record holds, and when the first and the last of them began, in ISO 8601; '' before there is one. */
export interface RecordSpan {
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** The span of a record that holds no exchange yet. */
export const emptySpan: RecordSpan = { count: 0, first: '', last: '' };

/** The span of a record with one more exchange. */
export function spanWith({ count, first, last }: RecordSpan, { timings }: Exchange): RecordSpan {
  const { startedAt: began } = timings;
  return {
    count: count + 1,
    first: first === '' || began < first ? began : first,
    last: began > last ? began : last,
  };
}

/** Raises Refusal if the certificate names another number of exchanges, or a time that does not span them. */
export function requireSpan({ count, first, last }: RecordSpan, certificate: Certificate): void {
  const { exchanges, startedAt, endedAt } = certificate;
  if (exchanges !== count)
    throw new Refusal(
      `the certificate states ${counted(exchanges, 'exchange')}, and the record holds ${inNumbers(count)}`,
    );
  const times = [startedAt, first, last, endedAt].map((time) => Date.parse(time));
  if (times.some((time, index) => !(time >= (times[index - 1] ?? time))))
    throw new Refusal('an exchange was made before the start or after the end that the certificate states');
}
