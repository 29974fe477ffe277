import { isRecord } from '../specs/isRecord.ts';
import type { RecordValue } from '../specs/Value.ts';
import { laidOver } from './laidOver.ts';

/** What fills a plausible record and no case is about: a target may insist on its own (rule 3). */
const filler = /(?:Currency(?:Code)?|Country|City|State|ZipCode)$/;

/** A record over the operator's sample of it, whose currency and place win. */
export const withSample = (sample: RecordValue, record: RecordValue): RecordValue =>
  laidOver(laidOver(sample, record), insistedOn(sample, record));

/** The fillers of a sample that the record has too, also within its records; lists are taken whole from the record. */
function insistedOn(sample: RecordValue, record: RecordValue): RecordValue {
  return Object.fromEntries(
    Object.entries(sample).flatMap(([name, value]) => {
      const own = record[name];
      if (isRecord(value) && isRecord(own)) return [[name, insistedOn(value, own)]];
      return own !== undefined && filler.test(name) ? [[name, value]] : [];
    }),
  );
}
