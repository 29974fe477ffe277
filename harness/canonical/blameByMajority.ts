import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isMadeByAssay, topAskedFor } from '../records/listed.ts';
import { answeredReads, asRead, laterIn, readIn } from './answeredReads.ts';
import { compare } from './compare.ts';
import {
  compareReads,
  isMissing,
  type ReadComparison,
  type ReadDifference,
  type ReadOptions,
} from './compareReads.ts';
import { fromOtherSide } from './Difference.ts';
import { keptHazards } from './hazards.ts';
import { type KeyedRecords, keyedRecords, type PlacedRecord } from './keyedRecords.ts';
import type { Read } from './Read.ts';
import { recordType } from './recordType.ts';

/** What is wrong with one format's read of a Get, by the voice of the others. */
interface FormatBlame extends ReadComparison {
  /** Neither of the reads holds a record. */
  readonly isEmpty: boolean;
}

/** Compares each read with the one in the `base` format, and says what is wrong with each by the rule of `blameByMajority`. */
function blameOfEach(
  operation: Operation,
  reads: ReadonlyMap<Format, Read>,
  base: Format,
  { again, top, counts }: Required<Pick<ReadOptions, 'again' | 'counts'>> & Pick<ReadOptions, 'top'>,
  keptIn: (format: Format) => ReadonlySet<string>,
): ReadonlyMap<Format, FormatBlame> {
  const left = reads.get(base);
  if (left === undefined) return new Map();
  const leftIsEmpty = keyedRecords(operation, left.value).groups.size === 0;
  const compared = new Map<Format, FormatBlame>();
  for (const [format, right] of reads) {
    if (format === base) continue;
    const isEmpty = leftIsEmpty && keyedRecords(operation, right.value).groups.size === 0;
    const keptElsewhere = () => keptIn(format);
    const options = { again, top, counts, keptElsewhere };
    compared.set(format, { ...compareReads(operation, left, right, options), isEmpty });
  }
  const voices = [...compared.values()];
  const differences = faultsOfBase([...compared].map(([format, voice]) => [format, voice.differences]));
  for (const lost of lostByBase(operation, [left, ...again], [...reads.values()], { top, counts }))
    differences.set(lost.place, lost);
  const orders = faultsOfBase([...compared].map(([format, voice]) => [format, voice.orders]));
  const perFormat = new Map<Format, FormatBlame>();
  for (const [format, voice] of compared) {
    perFormat.set(format, {
      ...voice,
      differences: voice.differences.filter(({ place }) => !differences.has(place)),
      orders: voice.orders.filter(({ place }) => !orders.has(place)),
    });
  }
  perFormat.set(base, {
    differences: [...differences.values()],
    orders: [...orders.values()],
    records: Math.max(0, ...voices.map(({ records }) => records)),
    lists: Math.max(0, ...voices.map(({ lists }) => lists)),
    isEmpty: voices.every(({ isEmpty }) => isEmpty),
    excused: voices.flatMap(({ excused }) => excused),
  });
  return perFormat;
}

/** json, or else the first format. One with records goes before one without: that would miss nothing. */
function baseOf(operation: Operation, reads: ReadonlyMap<Format, Read>): Format | undefined {
  const formats = [...reads.keys()].sort((a, b) => Number(b === 'json') - Number(a === 'json'));
  const holds = (format: Format): boolean =>
    keyedRecords(operation, reads.get(format)?.value ?? {}).groups.size > 0;
  return formats.find(holds) ?? formats[0];
}

/** Formats that a server writes by the same code: envelopes around xml, and a cell of csv as in jsv. */
const formatFamilies: Readonly<Record<Format, string>> = {
  json: 'json',
  xml: 'xml',
  soap11: 'xml',
  soap12: 'xml',
  jsv: 'jsv',
  csv: 'jsv',
};

type Voices = readonly (readonly [Format, readonly ReadDifference[]])[];

/** The places at which the base stands alone, seen from its side. */
function faultsOfBase(voices: Voices): Map<string, ReadDifference> {
  const places = new Map<string, { difference: ReadDifference; formats: readonly Format[] }>();
  for (const [format, voice] of voices)
    for (const [place, difference] of new Map(voice.map((one) => [one.place, one])))
      places.set(place, { difference, formats: [...(places.get(place)?.formats ?? []), format] });
  const all = voices.map(([format]) => format);
  return new Map(
    [...places]
      .filter(([, { formats }]) => outvotes(formats, all))
      .map(([place, { difference }]) => [place, { ...fromOtherSide(difference), place }]),
  );
}

/** Whether those formats are most of the others than the base, and not of one family where they are of several. */
function outvotes(formats: readonly Format[], others: readonly Format[]): boolean {
  const families = (of: readonly Format[]): number =>
    new Set(of.map((format) => formatFamilies[format])).size;
  // Where all the others are of one family, it is its word against the base's.
  const needed = Math.min(2, families(others));
  return formats.length >= 2 && formats.length > others.length / 2 && families(formats) >= needed;
}

/**
 * The records that the other formats show and no read in the base does; those without an id by their content. At the lower end of
 * several records it may be the limit that is understood otherwise, which GET-5 judges.
 */
function lostByBase(
  operation: Operation,
  home: readonly Read[],
  reads: readonly Read[],
  { top, counts }: Required<Pick<ReadOptions, 'top' | 'counts'>>,
): readonly ReadDifference[] {
  const others = reads
    .filter((read) => !home.includes(read))
    .map((read) => ({ ...read, ...keyedRecords(operation, read.value) }));
  const keptHome = home.map((read) => ({ ...read, ...keyedRecords(operation, read.value) }));
  const type = recordType(operation);
  const isOfGET5 = ({ groups }: KeyedRecords, key: string): boolean =>
    operation.filters === true &&
    groups.size > 1 &&
    [...groups.keys()].every((other) => Number(other) > Number(key));
  const rightPath = operation.list ?? operation.record ?? '';
  const keys = new Set(others.flatMap(({ groups }) => [...groups.keys()]));
  return [...keys].flatMap((key) => {
    const isAbsent = keptHome.every(
      (one) => !one.groups.has(key) && !isOfGET5(one, key) && isMissing(operation, key, one, top),
    );
    const isFewer = (group: readonly unknown[]): boolean =>
      key === '' && keptHome.every(({ groups }) => (groups.get(key) ?? []).length < group.length);
    const voices = others.flatMap(({ groups, format }) => {
      const group = groups.get(key) ?? [];
      const isLost = ({ record }: PlacedRecord): boolean =>
        counts(record) &&
        (isAbsent ||
          keptHome.every((one) =>
            (one.groups.get(key) ?? []).every(
              (kept) => compare(type, record, kept.record, [format, one.format]).differences.length > 0,
            ),
          ));
      const lost = isAbsent || isFewer(group) ? group.find(isLost) : undefined;
      return lost === undefined ? [] : [{ format, lost }];
    });
    const [voice] = voices;
    const formats = voices.map(({ format }) => format);
    if (
      voice === undefined ||
      !outvotes(
        formats,
        others.map(({ format }) => format),
      )
    )
      return [];
    const { record: left, path: leftPath } = voice.lost;
    return [{ leftPath, rightPath, left, right: null, place: key }];
  });
}

interface MajorityBlame {
  /** The format that the others are compared with; undefined when none could be read. */
  readonly base: Format | undefined;
  readonly perFormat: ReadonlyMap<Format, FormatBlame>;
}

/**
 * Compares the reads of one Get in all formats with the one in json, or else the first. Where most of the others, and at least two,
 * differ from that one, the fault is its own and not theirs. So a defect in one format names that format (XF-1). Formats that are
 * written by the same code are spoilt together: the three of XML alone outvote nobody. Pure.
 */
export function blameByMajority(
  operation: Operation,
  evidence: Evidence,
  selected: readonly Format[],
): MajorityBlame {
  const known = blames.get(evidence) ?? blame(operation, evidence, selected);
  blames.set(evidence, known);
  return known;
}

/** Every format's case asks the same of the same evidence. */
const blames = new WeakMap<Evidence, MajorityBlame>();

function blame(operation: Operation, evidence: Evidence, selected: readonly Format[]): MajorityBlame {
  const { others, witnesses = {} } = evidence;
  const reads = new Map(
    selected.flatMap((format) => answeredReads([others[readIn(format)]]).map((read) => [format, read])),
  );
  const base = baseOf(operation, reads);
  const left = base && reads.get(base);
  if (base === undefined || left === undefined) return { base: undefined, perFormat: new Map() };
  const again = laterIn(evidence)
    .filter(({ call }) => call.format === base)
    .flatMap((later) => asRead(later) ?? []);
  const counts = countsOf(operation, left);
  const top = topAskedFor(others[readIn(base)]);
  const keptIn = (format: Format) => keptInTexts(witnesses[readIn(base)], witnesses[readIn(format)]);
  return { base, perFormat: blameOfEach(operation, reads, base, { again, top, counts }, keptIn) };
}

/** The hazards that two formats keep, by two reads of the same texts. */
function keptInTexts(one: Answer | undefined, other: Answer | undefined): ReadonlySet<string> {
  const [left, right] = answeredReads([one, other]);
  if (one === undefined || other === undefined || left === undefined || right === undefined) return new Set();
  const known = keptTexts.get(one) ?? new Map<Answer, ReadonlySet<string>>();
  keptTexts.set(one, known);
  const kept =
    known.get(other) ?? keptHazards([{ left: placedRecords(one, left), right: placedRecords(other, right) }]);
  known.set(other, kept);
  return kept;
}

/** The hazards of two reads, because the same two reads stand beside those of every other Get. */
const keptTexts = new WeakMap<Answer, Map<Answer, ReadonlySet<string>>>();

const placedRecords = ({ call: { operation } }: Answer, { value }: Read): readonly PlacedRecord[] =>
  operation === null ? [] : [...keyedRecords(operation, value).groups.values()].flat();

/** Records that runs made are judged by what was sent. They count only where there are no others. */
function countsOf(operation: Operation, read: Read): (record: RecordValue) => boolean {
  const records = [...keyedRecords(operation, read.value).groups.values()].flat();
  const hasOthers = records.some(({ record }) => !isMadeByAssay(operation, record));
  return (record) => !hasOthers || !isMadeByAssay(operation, record);
}
