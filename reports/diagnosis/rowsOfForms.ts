import type { Fit, Row, Table } from './Row.ts';

/** An unset date with a nonzero offset: that of a zone, and in the year 1 of its local mean time. */
const localMeanTime: Fit = ({ actual }) => {
  const offset = /[+-]\d\d(\d\d)\)/.exec(actual)?.[1];
  return offset !== undefined && Number(offset) % 15 !== 0 ? {} : undefined;
};

/** Other dates of the same answer have the offset of UTC too. */
const likeOthers: Fit = ({ answer }) =>
  /Date\((?!-62135596800000)-?\d+\+0000\)/.test(answer) ? {} : undefined;

/** How a datetime outside json departs from a local date-time. */
const dateForm: Fit = ({ actual }) => {
  const offset = /\d([+-]\d\d:?\d\d)$/.exec(actual)?.[1];
  if (/Z$/.test(actual)) return { form: 'end in Z' };
  if (offset !== undefined) return { form: 'carry an offset' };
  if (/^\d{4}-\d\d-\d\d$/.test(actual)) return { form: 'have no time' };
  if (/^\d{4}-\d\d-\d\d \d/.test(actual)) return { form: 'have a space for the T' };
  return undefined;
};

/** The name is the documented one except for letter case. */
const otherCase: Fit = ({ expected, actual }) =>
  expected !== actual && expected.toLowerCase() === actual.toLowerCase() ? {} : undefined;

const lowerFirst: Fit = ({ expected, actual }) =>
  expected !== actual && `${expected.charAt(0).toLowerCase()}${expected.slice(1)}` === actual
    ? {}
    : undefined;

const outOfGroup: Row = {
  words: 'a member of ShippingInfo stands outside its group',
  cause: 'the groups of ShippingInfo are not nested: {actual}',
  seen: { expected: /^inside / },
};

/** How values are written: TYP-1 to 3, 5 to 8, 10, 11, 14, 15 and 17. */
export const rowsOfForms: Table = {
  'TYP-1': [
    {
      words: 'integers are written as text, in quotes ({actual})',
      seen: { expected: /without quotes/, actual: /^"-?\d+"$/ },
    },
    { words: 'integers are written with a fraction ({actual})', seen: { actual: /^"?-?\d+\.\d*"?$/ } },
    {
      words: 'integers are written with an exponent ({actual})',
      seen: { actual: /^"?-?[\d.]+[eE][+-]?\d+"?$/ },
    },
    {
      words: 'integers are written with {mark} before them ({actual})',
      seen: { actual: /^"?(?<mark>[^\d\s"<>-]+)-?\d+"?$/ },
    },
    { words: 'integers are empty text', seen: { actual: /^(?:"")?$/ } },
    { words: 'integers are written as words ({actual})', seen: { actual: /^"?\p{L}/u } },
  ],
  'TYP-2': [
    {
      words: 'true and false are written as text, in quotes ({actual})',
      seen: { expected: /without quotes/, actual: /^"(?:true|false)"$/i },
    },
    { words: 'true and false are written as 1 and 0', seen: { actual: /^"?[01]"?$/ } },
    { words: 'true and false are written as yes and no', seen: { actual: /^"?(?:yes|no)"?$/i } },
    { words: 'true and false are written as Y and N', seen: { actual: /^"?[YN]"?$/i } },
    {
      words: 'true and false are written with capitals ({actual})',
      seen: { actual: /^(?:T|F)(?:rue|alse|RUE|ALSE)$/ },
    },
  ],
  'TYP-3': [
    {
      words: 'numbers are written as text, in quotes ({actual})',
      seen: { expected: /without quotes/, actual: /^"-?\d+(?:\.\d+)?"$/ },
    },
    {
      words: 'numbers are written with marks between thousands ({actual})',
      seen: { actual: /^"?-?\d{1,3}(?:[,' \u00a0]\d{3})+(?:\.\d+)?"?$/ },
    },
    { words: 'numbers are written with a decimal comma ({actual})', seen: { actual: /^"?-?[\d.]+,\d+"?$/ } },
    {
      words: 'numbers are written with the sign {mark} ({actual})',
      seen: { actual: /^"?(?<mark>[^\d\s"<>.,-]+)?\s?-?[\d.,]+\s?(?<mark2>[^\d\s"<>.,-]+)?"?$/ },
      fits: ({ actual }) => {
        const mark = /[^\d\s"<>.,-]+/.exec(actual)?.[0];
        return mark === undefined ? undefined : { mark };
      },
    },
    { words: 'numbers are empty text', seen: { actual: /^(?:"")?$/ } },
  ],
  'TYP-5': [
    { words: 'dates in json are in ISO 8601 ({actual})', seen: { actual: /^"?\d{4}-\d\d-\d\d/ } },
    { words: 'dates in json have no offset ({actual})', seen: { actual: /^\/Date\(-?\d+\)\/$/ } },
    {
      words: 'the offset of dates in json is not written as four digits ({actual})',
      seen: { actual: /^\/Date\(-?\d+[+-](?!\d{4}\))[^)]*\)\/$/ },
    },
    { words: 'dates in json are bare numbers ({actual})', seen: { actual: /^-?\d+$/ } },
  ],
  'TYP-6': [
    {
      words: 'the unset date is another instant ({actual})',
      cause: '0001-01-01T00:00:00 is taken for a local time of a zone, and shifted by it',
      seen: { actual: /^\/Date\(-(?!62135596800000)\d+[+-]\d{4}\)\/$/ },
    },
    {
      words: 'the unset date has the offset {offset} instead of -0000',
      cause: 'dates carry the offset of a time zone, and that of the year 1 is its local mean time',
      seen: { actual: /^\/Date\(-?\d+(?<offset>[+-](?!0000)\d{4})\)\/$/ },
      fits: localMeanTime,
    },
    {
      words: 'the unset date has the offset {offset} instead of -0000',
      cause: 'dates carry the offset of a time zone, and the unset one is written like any other',
      seen: { actual: /^\/Date\(-?\d+(?<offset>[+-](?!0000)\d{4})\)\/$/ },
    },
    {
      words: 'the unset date has the offset {offset} instead of -0000',
      cause: 'it is written like any other date in UTC',
      seen: { actual: /^\/Date\(-62135596800000(?<offset>\+0000)\)\/$/ },
      fits: likeOthers,
    },
    {
      words: 'the unset date has the offset {offset} instead of -0000',
      seen: { actual: /^\/Date\(-62135596800000(?<offset>\+0000)\)\/$/ },
    },
    { words: 'the unset date is another value ({actual})', seen: { actual: /Date/ } },
  ],
  'TYP-7': [{ words: 'dates outside json {form} ({actual})', fits: dateForm }],
  'TYP-8': [
    { words: 'the unset date has no time ({actual})', seen: { actual: /^0001-01-01$/ } },
    { words: 'the unset date has no time ({actual})', seen: { actual: /^0001-01-01[Z+-]/ } },
    {
      words: 'the unset date has a fraction of zeros ({actual})',
      seen: { actual: /^0001-01-01T00:00:00\.0+$/ },
    },
    {
      words: 'the unset date is another value ({actual})',
      cause: 'it is shown as the clock of a zone, whose offset in the year 1 is local mean time',
      seen: { actual: /^000[01]-\d\d-\d\dT\d\d:(?!(?:00|15|30|45):00)\d\d:\d\d/ },
    },
    { words: 'the unset date has no seconds ({actual})', seen: { actual: /^0001-01-01T00:00$/ } },
    { words: 'the unset date is another value ({actual})', seen: { actual: /^\d{4}-\d\d-\d\d/ } },
  ],
  'TYP-10': [
    { words: 'enumerations are written as numbers ({actual})', seen: { actual: /^"?-?\d+"?$/ } },
    { words: 'enumerations are written as records', seen: { actual: /elements?\)|^an object|^\{/ } },
    { words: 'enumerations are empty', seen: { actual: /^(?:"")?$/ } },
  ],
  'TYP-11': [
    { words: 'lists and records in a cell are written as json', seen: { kind: /json-cell/ } },
    {
      words: 'lists and records in a cell are written as Python prints them',
      cause: 'a list or a dict is given to the writer of csv as it is',
      seen: { actual: /^\s*(?:\[\s*)?\{\s*'[^']*'\s*:/ },
    },
    {
      words: 'a list in a cell is the text [object Object], and its records are lost',
      cause: 'a list of objects is given to the writer of csv as it is',
      seen: { actual: /^\s*\[object \w+\]/ },
    },
    { words: 'lists in a cell have no brackets', seen: { actual: /^\{/, expected: /bracketed/ } },
    { words: 'a count stands in a cell in place of the rows ({actual})', seen: { actual: /^\d+ \w+$/ } },
    { words: 'lists in a cell are not written as name:value pairs in brackets', seen: { actual: /./ } },
  ],
  'TYP-14': [
    outOfGroup,
    { words: 'the names of members begin in lower case ({actual})', fits: lowerFirst },
    {
      words: 'the name {expected} is written in another letter case ({actual})',
      fits: otherCase,
      apart: ['expected'],
    },
    {
      words: '{expected} stands under another name: {actual}',
      seen: { expected: /^\w+$/, actual: /^\S+$/ },
      apart: ['expected'],
    },
  ],
  'TYP-15': [
    {
      words: 'a record is written as text ({member}: {actual})',
      seen: { expected: /^an? \w+ record$/, actual: /^(?!an object|a list|\[|\{)/ },
    },
    {
      words: 'a record in a cell is the text [object Object], and what it held is lost',
      cause: 'an object is given to the writer of csv as it is',
      seen: { expected: /^an? \w+ record$/, actual: /^\[object \w+\]$/ },
    },
    {
      words: 'a list stands where a record belongs ({member})',
      seen: { expected: /^an? \w+ record$/, actual: /^(?:a list|\[)/ },
    },
    {
      words: 'a text is written as a number ({member}: {actual})',
      seen: { expected: /^text/, actual: /^-?\d+(?:\.\d+)?$/ },
    },
    {
      words: 'a text is written as a record ({member})',
      seen: { expected: /^text/, actual: /^an object|elements?\)$|^\{/ },
    },
    { words: 'a text is written as a list ({member})', seen: { expected: /^text/, actual: /^a list|^\[/ } },
    {
      words: 'a text is written as true or false ({member})',
      seen: { expected: /^text/, actual: /^(?:true|false)$/ },
    },
  ],
  'TYP-17': [
    { words: 'the document type is named, where its id belongs ({actual})', seen: { actual: /^"?\p{L}/u } },
    { words: 'the id of a document type is empty text', seen: { actual: /^(?:"")?$/ } },
  ],
};
