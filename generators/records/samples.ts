import { codecs } from '../../formats/codecs.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { RecordSource } from './Build.ts';

/** The operator's sample of a record, read by its shape; empty where the fixtures hold none (docs: fixtures). */
export function sampleOf({ fixtures }: Pick<RecordSource, 'fixtures'>, record: string): RecordValue {
  const sample = fixtures.samples?.[record];
  if (sample === undefined) return {};
  return codecs.json.decode(recordShape(record), new TextEncoder().encode(JSON.stringify(sample))).value;
}

/** A record over another: what is above wins, nested records are laid over each other, lists are taken whole. */
export function overlaid(below: RecordValue, above: RecordValue): RecordValue {
  const merged: Record<string, RecordValue[string]> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = merged[name];
    merged[name] = isRecord(under) && isRecord(value) ? overlaid(under, value) : value;
  }
  return merged;
}

/** What fills a plausible record and no case is about: a target may insist on its own (rule 3). It may have closed the period of a date. */
const filler = /(?:Currency(?:Code)?|Country|City|State|ZipCode|^(?:Document|PurchaseOrder)Date)$/;

/** A record over the operator's sample of it, whose currency, place and date win. */
export const withSample = (sample: RecordValue, record: RecordValue): RecordValue =>
  overlaid(overlaid(sample, record), insistedOn(sample, record));

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

/** Members that Assay adds to a plausible record, and that a target may refuse for reasons of its own, such as a date that is too late. */
const addition = /Reference|Custom|Remarks|Flag|TimeZone|AddressLine[23]$/;

/** A price that every currency knows. */
const wholePrice = numeric(10);

/**
 * A record with as little as Assay can add to the operator's sample of it. Each list keeps its first item, and prices are whole. If a target
 * takes that, the sample vouches for nothing more (rule 3).
 */
export function withoutAdditions(record: RecordValue, sample: RecordValue): RecordValue {
  const least: Record<string, RecordValue[string]> = {};
  for (const [name, value] of Object.entries(record)) {
    const given = sample[name];
    if (given === undefined && addition.test(name)) continue;
    if (/Price/.test(name) && isNumeric(value)) least[name] = wholePrice;
    else if (Array.isArray(value))
      least[name] = recordsOf(value)
        .slice(0, 1)
        .map((item) => withoutAdditions(item, {}));
    else least[name] = isRecord(value) ? withoutAdditions(value, isRecord(given) ? given : {}) : value;
  }
  return least;
}

/** The record with the first item of each of its lists alone: a lawful server may write such a list in another way. */
export const withSingleItems = (record: RecordValue): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 1) : value]),
  );
