import type { Operation } from '../../specs/Operation.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import type { RecordSource } from '../records/Build.ts';
import { kindOf, namedRecord } from '../records/kinds.ts';
import { overlaid } from '../records/samples.ts';

/**
 * A record as an update sends it, and the same without its new name: which names a server takes is its own affair. `least` has other free
 * text alone, where the kind has any: a lawful server may keep all else.
 */
interface RenamedRecord {
  readonly named: RecordValue;
  readonly unnamed: RecordValue;
  readonly least?: RecordValue;
}

/** What the writes of a sequence send (`sequenceArbitrary`), by the index of the step. The `token` stands in all of their names. */
export interface SequenceRecords {
  readonly inserted: (index: number) => RecordValue;
  /** A plain record, behind a write that was refused. */
  readonly afterRefusal: (index: number) => RecordValue;
  /** A plain record with an id. */
  readonly withId: (id: Numeric) => RecordValue;
  /** Some members alone, two of them empty. */
  readonly partly: (index: number, id: Numeric) => RenamedRecord;
  /**
   * The whole record. An even step changes all that an update changes. Step 6 alone sends the record as it was inserted: a broken server may
   * take that for a late copy of the insert. Steps 1, 5, 9 and so on change one member alone. Steps 3, 7, 11 and so on send the record as it is
   * `held`, with one text in another letter case: a broken server may take that for no change. If it refuses that, `unnamed` has all the
   * changes, and `least` free text alone.
   */
  readonly changed: (index: number, own: { record: RecordValue; held: RecordValue }) => RenamedRecord;
}

export function sequenceRecords(context: RecordSource, update: Operation, token: string): SequenceRecords {
  const { build, changed, leastChanged = () => ({}), partly } = kindOf(update);
  const textAt = (index: number): string => `step ${index} ${token}`;
  const namedAt = (index: number): RecordValue => namedRecord(update, `Assay ${token} ${index}`);
  return {
    inserted: (index) => {
      const built = build(context, `${token}-${index}`);
      return overlaid(overlaid(built, changed(textAt(index), {}, context)), namedAt(index));
    },
    afterRefusal: (index) => build(context, `${token}-${index}-again`),
    withId: (id) => overlaid(build(context, `${token}-none`), { [update.id ?? '']: id }),
    partly: (index, id) => {
      const empty = index % 2 === 0 ? (['', null] as const) : ([null, ''] as const);
      const sent = partly(textAt(index), `Assay ${token} partly ${index}`, empty);
      const named = { ...sent, [update.id ?? '']: id };
      const { [nameMemberOf(update)]: _, ...unnamed } = named;
      return { named, unnamed };
    },
    changed: (index, { record, held }) => {
      const changes = Object.entries(changed(textAt(index), {}, context));
      const all = overlaid(record, Object.fromEntries(changes));
      const least = overlaid(held, leastChanged(textAt(index), {}, context));
      if (index === 6) return { named: record, unnamed: all, least };
      if (index % 2 === 0) return { named: overlaid(all, namedAt(index)), unnamed: all, least };
      if (index % 4 === 3) return { named: { ...held, ...inOtherCase(held, changes) }, unnamed: all, least };
      // From the last one on: lists stand there, and a broken server may overlook those first.
      const one = changes.at(-1 - (Math.floor(index / 4) % changes.length));
      const alone = overlaid(record, Object.fromEntries(one === undefined ? [] : [one]));
      return { named: alone, unnamed: alone, least };
    },
  };
}

/** The first text of a record that updates change, in capitals, or else in small letters. */
function inOtherCase(record: RecordValue, changes: readonly (readonly [string, unknown])[]): RecordValue {
  for (const [name] of changes) {
    const text = record[name];
    if (typeof text !== 'string') continue;
    const capitals = text.toUpperCase();
    return { [name]: text === capitals ? text.toLowerCase() : capitals };
  }
  return {};
}
