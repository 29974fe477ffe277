import { changeBetween, changesOfText } from './changesOfText.ts';
import { changesOfNumber, changesOfTime } from './changesOfTime.ts';
import { itsWords, type Row, type Table } from './Row.ts';

const emptyElsewhere = (words: string): Row => ({
  words,
  seen: { expected: /^(?!""|nil|absent)/, actual: /^(?:""|nil|absent|a list of 0|not there)$/ },
  apart: ['member'],
});

/** How programs write "nothing" when they turn it into text. */
const nothingInWords = /^"(?:None|null|NULL|Null|nil|undefined|NaN|nan|<null>|\(null\))"$/;

/** Texts, numbers and datetimes that come back changed, and values that differ between formats. */
export const rowsOfValues: Table = {
  'TYP-4': [
    {
      words: 'a number that is sent as text is refused',
      cause: itsWords,
      seen: { actual: /^failed:|Message "/ },
    },
    {
      words: 'a number that is sent as text is refused',
      cause: 'the target says “{reason}”',
      seen: { path: /Message$/, actual: /^"(?<reason>.*)"$/ },
    },
    { words: 'a number that is sent as text is not read as that number', seen: { message: /sent as text/ } },
  ],
  'TYP-9': changesOfTime('a datetime is another in some formats than in others'),
  'TYP-12': [
    {
      words: 'text with {text} is refused',
      cause: itsWords,
      seen: { kind: /^(?<text>.*?)-?taken$/, message: /is refused in free text/ },
    },
    { words: 'texts in a list do not come back as they were sent', seen: { message: /^a text in a list/ } },
    ...changesOfText,
  ],
  'TYP-13': changesOfNumber('a decimal comes back as another number'),
  'TYP-16': [
    { words: 'a lawful datetime is refused', cause: itsWords, seen: { message: /is refused/ } },
    ...changesOfTime('a datetime comes back as another moment'),
    { words: 'a datetime comes back unset', seen: { actual: /0001-01-01|^nil$|^absent$/ } },
  ],
  'XF-1': [
    { words: 'rows within a record come in another order in {format}', seen: { kind: /order$/ } },
    { words: 'json refuses a Get that other formats take', seen: { message: /^json refuses a Get/ } },
    {
      words: 'at some addresses a Get shows texts differently than at others: {change}',
      seen: { message: /default address/ },
      fits: changeBetween,
      apart: ['change'],
    },
    {
      words: 'in {format} a Get shows texts differently than elsewhere: {change}',
      fits: changeBetween,
      apart: ['change'],
    },
    {
      words: 'records or rows are missing in {format} ({member})',
      seen: { expected: /^a record of|^a list of/, actual: /^(?:nil|absent|not there|a list of 0)$/ },
    },
    {
      words: 'missing values are written as the text {expected}, but not in {format}',
      seen: { expected: nothingInWords, actual: /^(?:nil|absent|not there)$/ },
    },
    {
      words: 'missing values are written as the text {actual} in {format}',
      seen: { expected: /^(?:nil|absent|not there)$/, actual: nothingInWords },
      apart: ['actual'],
    },
    emptyElsewhere('in {format} a Get leaves {member} empty, and elsewhere it does not'),
    {
      words: 'in {format} a Get shows another {member} than elsewhere',
      seen: { message: /does not show the same/ },
      apart: ['member'],
    },
  ],
  'XF-2': [
    emptyElsewhere('some reads of what was written leave {member} empty, and others do not'),
    {
      words: 'some reads of what was written show another {member} than others',
      seen: { message: /comes back changed/ },
      apart: ['member'],
    },
  ],
  'XF-3': [
    {
      words: 'failures have an InternalErrorCode in some formats only',
      seen: { path: /InternalErrorCode$/, expected: /^nothing$/ },
    },
    {
      words: 'failures have an InternalErrorCode in some formats only',
      seen: { path: /InternalErrorCode$/, actual: /^nothing$/ },
    },
    {
      words: 'failures have another InternalErrorCode in some formats',
      seen: { path: /InternalErrorCode$/ },
    },
    { words: 'the Message of a failure differs from format to format', seen: { path: /Message$/ } },
    { words: 'failures have another {member} in some formats', seen: { path: /./ }, apart: ['member'] },
  ],
  'XF-4': [
    {
      words: 'failing calls have other HTTP statuses in some formats',
      seen: { message: /another HTTP status/ },
    },
  ],
};
