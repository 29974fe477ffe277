import { type Fit, itsWords, type Row, refusedFilter, type Shown, type Table, textIn } from './Row.ts';

/** A single filter in a check's words: `DiscountName Equals "Discount 1"`, and the value that a record has there. */
interface Searched {
  readonly operator: string;
  readonly value: string;
  readonly held: string;
}

function searchIn({ message, expected, actual }: Shown['all'][number]): Searched | undefined {
  const asked = /that (\w+) (Equals|NotEquals|Contains|LessThan) ("(?:[^"\\]|\\.)*")/.exec(message);
  if (asked === null) return undefined;
  const [, field = '', operator = '', quoted = '""'] = asked;
  const record = /does not select/.test(message) ? actual : expected;
  const held = new RegExp(`${field} ("(?:[^"\\\\]|\\\\.)*"|[^,]+)`).exec(record)?.[1];
  if (held === undefined) return undefined;
  const textOf = (shown: string): string | undefined => (shown.startsWith('"') ? textIn(shown) : shown);
  const [value, has] = [textOf(quoted), textOf(held)];
  return value === undefined || has === undefined ? undefined : { operator, value, held: has };
}

/** Whether it is true of every breach of the same kind: of records that came, or of those that are missing. */
const searching =
  (holds: (searched: Searched) => boolean): Fit =>
  ({ message, all }) => {
    const kind = message.startsWith('a record came');
    const alike = all.filter((breach) => breach.message.startsWith('a record came') === kind).map(searchIn);
    return alike.every((searched) => searched !== undefined && holds(searched)) ? {} : undefined;
  };

const came = { message: /^a record came that/ } as const;
const missing = { message: /^a record that .* selects? is missing/ } as const;

const matches = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
};

const searches: readonly Row[] = [
  { words: 'a search for deleted records does not keep to its filter', seen: { kind: /^deleted$/ } },
  {
    words: 'Equals on text finds what only contains the value',
    seen: came,
    fits: searching(
      ({ operator, value, held }) => operator === 'Equals' && held !== value && held.includes(value),
    ),
  },
  {
    words: 'LessThan selects what is equal as well',
    seen: came,
    fits: searching(({ operator, value, held }) => operator === 'LessThan' && Number(value) === Number(held)),
  },
  {
    words: 'a SearchValue is cut at its first comma',
    seen: came,
    fits: searching(
      ({ operator, value, held }) =>
        operator === 'Contains' && value.includes(',') && held.includes(value.split(',')[0] ?? value),
    ),
  },
  {
    words: 'the SearchValue of Contains is taken for a regular expression',
    seen: came,
    fits: searching(
      ({ operator, value, held }) => operator === 'Contains' && !held.includes(value) && matches(value, held),
    ),
  },
  {
    words: '{operator} finds records that it does not select',
    seen: { message: /^a record came that \w+ (?<operator>Equals|NotEquals|Contains|LessThan) / },
    apart: ['operator'],
  },
  {
    words: 'a search for text does not find what it should',
    cause: 'the SearchValue has letters beyond ASCII',
    seen: missing,
    fits: searching(({ value }) => /[^\u0000-\u007f]/.test(value)),
  },
  {
    words: 'a search for text does not find what it should',
    cause: 'the SearchValue has an apostrophe',
    seen: missing,
    fits: searching(({ value }) => value.includes("'")),
  },
  {
    words: 'a search for text does not find what it should',
    seen: { message: /^a record that \w+ (?:Equals|Contains) "/ },
    fits: searching(({ held }) => !/^-?[\d.]+$/.test(held) && !/^(?:true|false)$/.test(held)),
  },
  {
    words: '{operator} does not find what it selects',
    seen: { message: /^a record that \w+ (?<operator>Equals|NotEquals|Contains|LessThan) / },
    apart: ['operator'],
  },
  {
    words: 'a filter does not find a record by what was written last',
    seen: { message: /by the name that was written last/ },
  },
  { ...refusedFilter('a filter is refused') },
];

const plainFails: Row = {
  words: 'a plain Get fails',
  cause: itsWords,
  seen: { message: /plain lawful Get fails/ },
  apart: ['reason'],
};

/** The first number in a text; it may have commas. */
const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** What is read: lists, order, limits, pages and filters (GET, FLT). */
export const rowsOfReads: Table = {
  'GET-1': [
    plainFails,
    {
      words: 'a record that is found alone stands in place of its list',
      seen: { kind: /alone/, expected: /^a list/ },
    },
    {
      words: 'something else stands in place of a list of records ({member})',
      seen: { expected: /^a list/ },
    },
    { words: 'the records of a list stand within others', seen: { actual: /other members only/ } },
    { words: 'the records of a list are written as text ({member})', seen: { expected: /^an? \w+ record$/ } },
  ],
  'GET-6': [
    { words: 'deleted records are shown unless they are asked not to be', seen: { kind: /default/ } },
    {
      words: 'showAllDeletedAndUndeleted leaves out deleted records',
      seen: { message: /lacks a deleted record/ },
    },
    {
      words: 'a deleted record is shown where only others are asked for',
      seen: { expected: /deleted/, actual: /^there/ },
    },
    {
      words: 'showAllDeletedAndUndeleted leaves out records that are not deleted',
      seen: { message: /^showAll/, actual: /^not there/ },
    },
  ],
  'GET-7': [
    {
      words: '{member} does not restrict what is given',
      seen: { message: /^(?<member>mvSalesOrder\w+)/, expected: /^no order/ },
      apart: ['member'],
    },
    {
      words: '{member} does not find the orders that it names',
      seen: { message: /^(?<member>mvSalesOrder\w+)/ },
      apart: ['member'],
    },
  ],
  'GET-8': [
    {
      words: 'a number changes with each reading',
      seen: { message: /changes with each reading/ },
    },
    {
      words: 'the same read gives another answer each time',
      seen: { message: /another answer/ },
    },
  ],
  'GET-9': [{ words: 'a record, or its id, comes twice', seen: { message: /same id/ } }],
  'GET-10': [
    { words: 'a page holds more than Limit rows', seen: { expected: /^at most/ } },
    {
      words: 'the number of a page means another page than in other formats',
      seen: { message: /but the first page in/ },
    },
    { words: 'a page is refused', seen: { message: /is refused$/ } },
    { words: 'pages overlap or leave rows out', seen: { message: /pages together|page/ } },
  ],
  'GET-11': [plainFails],
  'GET-12': [
    { words: 'without a report CustomReportGetData succeeds', seen: { message: /without CustomReportId/ } },
  ],
  'FLT-1': searches,
  'FLT-2': [
    refusedFilter('several filters together are refused'),
    {
      words: 'several filters together select other records than their AndOr says',
      seen: { message: /^a record/ },
    },
  ],
  'FLT-3': [
    {
      words: 'a list of filters is refused where the first has no AndOr',
      cause: itsWords,
      seen: { kind: /list/ },
    },
    {
      words: 'a first filter without AndOr is not taken, or has no effect',
      cause: itsWords,
      seen: { message: /only with an AndOr/ },
    },
  ],
  'FLT-4': [
    {
      words: 'a SearchValue that is a number is refused',
      cause: itsWords,
      seen: { message: /^the target refuses/ },
    },
    {
      words: 'a SearchValue that is a number selects other records than the same as text',
      seen: { message: /SearchValue that is a number/ },
    },
  ],
  'FLT-5': [refusedFilter('some scalar members cannot be searched by'), ...searches],
  'FLT-6': [
    {
      words: 'ReturnTopNRecords is ignored when there are filters',
      seen: { expected: /^(?:at most )?(?<due>[\d,]+) records?/, actual: /^(?<got>[\d,]+)/ },
      fits: ({ expected, actual }) => (numberIn(actual) > numberIn(expected) ? {} : undefined),
    },
    {
      words: 'ReturnTopNRecords is applied before all filters are',
      seen: { message: /newest of what it selects|^with ReturnTopNRecords/ },
    },
  ],
  'FLT-7': [
    {
      words: 'Group Undefined is refused',
      cause: itsWords,
      seen: { message: /^the target refuses a filter with the Group/ },
    },
    {
      words: 'an empty list of filters is refused',
      cause: itsWords,
      seen: { message: /^the target refuses/ },
    },
    { words: 'an empty list of filters does not give the same as none', seen: { kind: /empty/ } },
    { words: 'Group Undefined changes what is found', seen: { message: /Group/ } },
  ],
  'FLT-8': [
    refusedFilter('a filter of the documented examples is refused'),
    {
      words: 'a filter of the documented examples does not select what it should',
      seen: { message: /^a record/ },
    },
  ],
};
