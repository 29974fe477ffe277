import { type Fit, type Row, refusedFilter, type Shown, type Table } from './Row.ts';

/** The ids of an answer's records, in order. */
function idsIn({ path, answer }: Shown): readonly number[] {
  const name = path.replace(/\[[^\]]*\]/g, '').replace(/^.*\./, '');
  const found = answer.matchAll(new RegExp(`"?\\b${name}"?(?::|>)\\s*"?(-?\\d+)`, 'g'));
  return /^\w+$/.test(name) ? [...found].map(([, id]) => Number(id)) : [];
}

const isSorted = <T>(items: readonly T[], before: (a: T, b: T) => boolean): boolean =>
  items.length > 2 && items.every((item, index) => index === 0 || before(items[index - 1] as T, item));

const ascending: Fit = (shown) => (isSorted(idsIn(shown), (a, b) => a <= b) ? {} : undefined);
const asText: Fit = (shown) => (isSorted(idsIn(shown).map(String), (a, b) => a >= b) ? {} : undefined);

const inOrder = (words: string): readonly Row[] => [
  { words, cause: 'they come by ascending id', fits: ascending },
  { words, cause: 'ids are compared as texts', fits: asText },
  { words, seen: { message: /do not come by descending/ } },
];

/** The order of records, and how many come with ReturnTopNRecords and without. */
export const rowsOfLimits: Table = {
  'GET-2': inOrder('with ReturnTopNRecords records do not come by descending id'),
  'GET-3': inOrder('where all records are asked for they do not come by descending id'),
  'GET-4': [
    {
      words: 'ReturnTopNRecords -1 beside Filters does not give what the Filters alone do',
      seen: { message: /-1 beside Filters/ },
    },
    {
      words: 'a Get without ReturnTopNRecords gives fewer records than there are; {count} come',
      seen: { actual: /^(?<count>[\d,]+) records?, but not this one$/ },
    },
    {
      words: 'ReturnTopNRecords -1 does not give the same as leaving it out',
      seen: { message: /-1 does not bring/ },
    },
    refusedFilter('ReturnTopNRecords -1 is refused'),
  ],
  'GET-5': [
    {
      words: 'ReturnTopNRecords gives more records than it asks for ({count} for {asked})',
      seen: { expected: /^at most (?<asked>[\d,]+)/, actual: /^(?<count>[\d,]+)/ },
    },
    {
      words: 'ReturnTopNRecords gives the oldest records',
      seen: { expected: /(?<due>\d+)$/, actual: /but (?<got>-?\d+) is/ },
      fits: ({ expected, actual }) =>
        Number(/(-?\d+)$/.exec(expected)?.[1]) > Number(/but (-?\d+) is/.exec(actual)?.[1]) ? {} : undefined,
    },
    {
      words: 'ReturnTopNRecords above the number of all records gives fewer than there are',
      cause: 'no more than {count} come',
      seen: { actual: /^(?<count>[\d,]+) records?, but not this one$/ },
    },
    {
      words: 'ReturnTopNRecords does not give the records with the highest ids',
      seen: { message: /highest ids|does not bring/ },
    },
  ],
};
