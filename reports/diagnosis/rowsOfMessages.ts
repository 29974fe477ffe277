import { operations } from '../../specs/operations.ts';
import { type Fit, itsWords, nameHolding, type Row, type Table } from './Row.ts';

/** The first line of csv names members of a record, and no member of the answer itself. */
const bareRows: Fit = ({ format, operation, answer }) => {
  const header = (/^[^\r\n]*/.exec(answer.replace(/^\ufeff/, ''))?.[0] ?? '').split(',');
  const own = (operations.get(operation)?.response ?? []).map(({ name }) => name);
  const isBare = format === 'csv' && header.length > 1 && !header.some((name) => own.includes(name));
  return isBare ? { first: header[0] ?? '' } : undefined;
};

/** The wrong id is the id of something else in the same answer. */
const idOfAnother: Fit = ({ actual, answer }) => {
  const other = nameHolding(answer, actual, 'entityID');
  return other === undefined ? undefined : { other };
};

/** Names that programs give to an unforeseen error of their own. */
const unforeseen =
  /NullReference|NullPointer|IndexOutOf|ArgumentOutOfRange|InvalidCast|ClassCast|KeyNotFound|TypeError|KeyError|AttributeError|NotImplemented/;

const notText = (what: string): readonly Row[] => [
  { words: `${what} is a list`, seen: { expected: /^text/, actual: /^a list|^\[|<item>/ } },
  { words: `${what} is a record`, seen: { expected: /^text/, actual: /^an object|elements?\)$|^\{/ } },
  { words: `${what} is a number`, seen: { expected: /^text/, actual: /^-?\d+$/ } },
];

const unnamed: readonly Row[] = [
  {
    words: 'the Message does not name what does not exist',
    cause: itsWords,
    seen: { message: /does not name/ },
  },
  {
    words: 'the Message does not say that something does not exist',
    cause: itsWords,
    seen: { message: /does not say that it does not exist/ },
  },
  { words: 'a call that has to fail succeeds', seen: { message: /must fail, but succeeds/ } },
];

/** The envelope and its members, and the failures that the document shows: ENV and ERR. */
export const rowsOfMessages: Table = {
  'ENV-1': [
    {
      words: 'answers lack ResponseStatus',
      cause:
        'csv holds the bare rows of a record or a list, and nothing beside them: its header begins with {first}',
      seen: { actual: /^(?!.*\bResponseStatus\b)/ },
      fits: bareRows,
      apart: ['cause'],
    },
    {
      words: 'answers lack ResponseStatus',
      seen: { expected: /^ResponseStatus$/, path: /^ResponseStatus$/ },
    },
    {
      words: 'ResponseStatus is there, but is no record ({actual})',
      seen: { expected: /^a ResponseStatus record$/ },
    },
  ],
  'ENV-2': [
    { words: 'the ErrorCode of a success is a number', seen: { expected: /^text$/, actual: /^\d+$/ } },
    {
      words: 'the ErrorCode of a success is {actual} instead of "0"',
      seen: { actual: /^"|^nil$|^absent$/ },
      apart: ['actual'],
    },
  ],
  'ENV-3': [
    {
      words: 'the ErrorCode of a failure is the name of an exception',
      cause: 'failures end in an error that the program did not foresee: {code}',
      seen: { actual: /^"(?<code>\w+)"$/ },
      fits: ({ actual }) => (unforeseen.test(actual) ? {} : undefined),
      apart: ['cause'],
    },
    {
      words: 'the ErrorCode of a failure is the name of an exception',
      cause: 'the class of the error stands for the code: {code}',
      seen: { actual: /^"(?<code>\w*(?:Exception|Error))"$/ },
      apart: ['cause'],
    },
    {
      words: 'the ErrorCode of a failure is another number than 500 ({actual})',
      seen: { actual: /^"\d+"$/ },
      apart: ['actual'],
    },
    { words: 'the ErrorCode of a failure is a number', seen: { expected: /^text$/, actual: /^\d+$/ } },
    {
      words: 'the ErrorCode of a failure is {actual} instead of "500"',
      seen: { actual: /^"|^nil$|^absent$/ },
      apart: ['actual'],
    },
  ],
  'ENV-4': [
    { words: 'failures have no Message', seen: { actual: /^(?:""|"\s*"|nil|absent)$/ } },
    ...notText('Message'),
  ],
  'ENV-5': notText('StackTrace'),
  'ENV-6': [
    {
      words: 'a text in Errors is a list',
      seen: { path: /Errors\[/, expected: /^text/, actual: /^a list|^\[/ },
    },
    { words: 'Errors is no list', seen: { path: /Errors$/, expected: /^a list/ } },
    { words: 'an item of Errors has other members than documented', seen: { actual: /other members only/ } },
    { words: 'a text in Errors is a number', seen: { path: /Errors\[/, expected: /^text/, actual: /^-?\d/ } },
  ],
  'ENV-7': [
    { words: 'entityID of a success is 0', seen: { actual: /^0$/ } },
    {
      words: 'entityID of a success is not the id of the record',
      cause: 'it is {actual}, which the answer has as {other}',
      fits: idOfAnother,
    },
    { words: 'entityID of a success is not the id of the record', seen: { actual: /^-?\d+$/ } },
  ],
  'ENV-8': [
    { words: 'a failed write carries no entityID', seen: { actual: /^(?:absent|nil)$/ } },
    {
      words: 'a failed write has the id that was sent as its entityID',
      cause: 'the request names {actual}, and so does the answer',
      seen: { actual: /^-?\d\d+$/ },
      fits: ({ request, actual }) => (nameHolding(request, actual, '') === undefined ? undefined : {}),
    },
    { words: 'a failed write has an entityID other than 0 ({actual})', seen: { actual: /^-?\d+$/ } },
  ],
  'ENV-9': [
    { words: 'a failed delete carries no result', seen: { actual: /^(?:absent|nil)$/ } },
    { words: 'result is true though the delete failed', seen: { expected: /false/, actual: /true/ } },
    { words: 'result is false though the delete worked', seen: { expected: /true/, actual: /false/ } },
  ],
  'ENV-10': notText('InternalErrorCode'),
  'ENV-11': [{ words: 'a success has HTTP status {actual}', seen: { actual: /^\d+$/ }, apart: ['actual'] }],
  'ENV-14': [
    { words: 'a success carries no {expected}', seen: { actual: /^(?:absent|nil)$/ }, apart: ['expected'] },
  ],
  'ERR-1': unnamed,
  'ERR-2': [
    {
      words: 'InternalErrorCode is {actual} instead of DiscountNotExists',
      seen: { path: /^InternalErrorCode$/ },
    },
    ...unnamed,
  ],
  'ERR-3': [
    {
      words: 'a failure has an InternalErrorCode where none is due ({actual})',
      seen: { path: /^InternalErrorCode$/ },
    },

    {
      words: 'entityID of a failed delete is not the id that was sent ({actual})',
      seen: { path: /^entityID$/ },
    },
    ...unnamed,
  ],
  'ERR-4': [
    {
      words: 'a delete of what does not exist succeeds',
      seen: { expected: /^a failure$/, actual: /^success$/ },
    },
  ],
  'ERR-5': [
    {
      words: 'the server stops working after an unreadable request ({defect})',
      seen: { message: /no longer works after a request \((?<defect>[^)]+)\)/ },
      apart: ['defect'],
    },
    {
      words: 'a request that names an entity is taken ({defect})',
      seen: { message: /cannot be read \((?<defect>\w+-entity|entity-\w+)\) succeeds/ },
    },
    {
      words: 'requests that cannot be read are taken: {defect}',
      seen: { message: /cannot be read \((?<defect>[^)]+)\) succeeds/ },
    },
    {
      words: 'the server fetches an external entity that a request names',
      seen: { message: /fetches an external entity/ },
    },
  ],
};
