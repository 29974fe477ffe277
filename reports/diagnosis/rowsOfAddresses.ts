import { type Format, isFormat } from '../../specs/Format.ts';
import { type Fit, itsWords, type Row, type Table } from './Row.ts';

/** The format that an answer seems to have, by its first bytes. */
function looks(answer: string): string | undefined {
  const start = answer
    .replace(/^\ufeff/, '')
    .trimStart()
    .slice(0, 400);
  if (/^<!DOCTYPE html|^<html/i.test(start)) return 'a web page';
  if (/^<(?:\?xml|\w)/.test(start)) return /:Envelope|<Envelope/.test(start) ? 'a SOAP envelope' : 'xml';
  if (/^[{[]\s*"/.test(start)) return 'json';
  if (/^[{[]\w/.test(start)) return 'jsv';
  return undefined;
}

/** What an answer in that format looks like (`looks`). */
const looksOfFormats: Readonly<Record<Format, string>> = {
  json: 'json',
  xml: 'xml',
  jsv: 'jsv',
  csv: 'csv',
  soap11: 'a SOAP envelope',
  soap12: 'a SOAP envelope',
};

/** The answer is in a different format from the one requested. */
const elsewhere: Fit = ({ format, answer }) => {
  const got = looks(answer);
  const due = isFormat(format) ? looksOfFormats[format] : format;
  return got === undefined || got === due || got === 'a web page' ? undefined : { got };
};

/** How a document must end if it begins like this. */
const ends: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^[\ufeff\s]*\{/, /\}\s*$/],
  [/^[\ufeff\s]*\[/, /\]\s*$/],
  [/^[\ufeff\s]*</, />\s*$/],
  [/^\w+\(/, /\)\s*;?\s*$/],
];

/** A document that begins but does not end. */
const cutShort: Fit = ({ message, answer }) => {
  const due = ends.find(([begins]) => begins.test(answer));
  const isCut =
    /ends before|not closed|unterminated|cut off/.test(message) ||
    (due !== undefined && !due[1].test(answer));
  return isCut ? { length: String(Buffer.byteLength(answer)) } : undefined;
};

/** Answers that are missing in whole or in part. */
const cutOff: readonly Row[] = [
  { words: 'the answer is empty (HTTP {status})', seen: { status: /^(?<status>\d+)$/, answer: /^\s*$/ } },
  {
    words: 'the answer is a web page (HTTP {status})',
    seen: { status: /^(?<status>\d+)$/, answer: /^\ufeff?\s*<(?:!DOCTYPE html|html)/i },
  },
  {
    words: 'the answer is cut off (at byte {length})',
    seen: { status: /^200$/, answer: /\S/ },
    fits: cutShort,
  },
];

const refused: Row = {
  words: 'a request in {format} is refused (HTTP {status})',
  cause: itsWords,
  seen: { message: /does not read|is refused|can't be read/, actual: /^HTTP (?<status>[45]\d\d)/ },
  apart: ['format'],
};

/** A format refuses a call that another one takes. */
const takenElsewhere: Row = {
  words: 'a call is refused in {format}, and taken in {taker}',
  cause: itsWords,
  seen: { message: /^\w+ refuses the call, and (?<taker>\w+) takes it/ },
  apart: ['format'],
};

const soap: readonly Row[] = [
  takenElsewhere,
  { words: 'the Body holds a second element', seen: { expected: /one element in the Body/ } },
  {
    words: 'the element of the answer is called {actual} instead of {expected}',
    seen: { expected: /^<\w+Response>$/, actual: /^<\w+>$/ },
  },
  ...cutOff,
  refused,
];

/** The answer to a call whose address names a format. */
const addressed = (by: string): readonly Row[] => [
  {
    words: `${by} is not routed (HTTP {status})`,
    seen: { message: /is not routed \((?<status>\d+)\)/ },
  },
  {
    words: `${by} is not routed (HTTP {status})`,
    seen: { status: /^(?<status>404|405|410|501)$/, answer: /^(?![\s\S]*ResponseStatus)/ },
  },
  { words: `${by} selects another format: {got} comes`, fits: elsewhere, apart: ['got'] },
  {
    words: `a GET with ${by} is answered in another format ({actual})`,
    seen: { message: /is answered in another format/ },
  },
  ...cutOff,
  {
    words: `a call with ${by} is refused, which works without`,
    cause: itsWords,
    seen: { message: /is refused here|does not read/ },
  },
];

/** Which row of `elsewhere` a soap format in the query is: the request's envelope was read as an xml document. */
const envelopeRead: Row = {
  words: 'format=soap11 and soap12 in the query are read as xml, and the envelope is refused',
  cause: itsWords,
  seen: { format: /^soap1[12]$/, answer: /^\ufeff?\s*<(?!(?:\w+:)?Envelope)\??\w/ },
};

/** Addresses and the form of whole answers: FMT. */
export const rowsOfAddresses: Table = {
  'FMT-1': [
    {
      words: 'the answer is not in the Content-Encoding that it names',
      seen: { expected: /as its Content-Encoding says/ },
    },
    {
      words: 'an answer has another length than its Content-Length says',
      cause: '{expected}, and {actual}',
      seen: { expected: /Content-Length/ },
    },
    {
      words: 'there is nothing at the address of an operation (HTTP {status})',
      seen: {
        message: /can't be read|is json|does not know/,
        status: /^(?<status>404|405|410|501)$/,
        answer: /^(?![\s\S]*ResponseStatus)/,
      },
    },
    ...cutOff,
    {
      words: 'the answer cannot be read as {format}',
      cause: 'it is sent as {sentAs}: {begin}',
      seen: { message: /can't be read as/, type: /^(?<sentAs>text\/(?:plain|html))/ },
      fits: ({ answer }) => ({ begin: answer.trim().slice(0, 60) }),
    },
    {
      words: 'a request with other white space between its values is refused',
      cause: itsWords,
      seen: { message: /with other white space is refused/ },
    },
    {
      words: 'failures are answered in {got}, whatever format is asked for (HTTP {status})',
      seen: { message: /can't be read|is json/, status: /^(?<status>[45]\d\d)$/, answer: /ResponseStatus/ },
      fits: elsewhere,
      apart: ['got'],
    },
    refused,
    { words: 'the answer is in another format than asked for: {got}', fits: elsewhere },
  ],
  'FMT-2': [
    { words: 'answers in {format} have no Content-Type', seen: { actual: /^no Content-Type$/ } },
    {
      words: 'answers in {format} have the media type {actual} instead of {expected}',
      seen: { actual: /\// },
      apart: ['actual'],
    },
  ],
  'FMT-3': soap,
  'FMT-4': soap,
  'FMT-5': [
    {
      words: 'the envelope is that of the other SOAP version',
      seen: { actual: /schemas\.xmlsoap\.org\/soap\/envelope|2003\/05\/soap-envelope/ },
    },
    { words: 'the envelope is in no namespace of SOAP', seen: { actual: /Envelope/ } },
  ],
  'FMT-6': addressed('a suffix'),
  'FMT-7': [envelopeRead, ...addressed('?format=')],
  'FMT-8': [
    {
      words: 'the answer does not call the callback that was asked for',
      seen: { message: /no call of a callback|does not call the callback/ },
    },
    {
      words: 'the answer does not call the callback that was asked for',
      seen: { actual: /no call of a callback/ },
    },
    {
      words: 'the name of the callback is altered ({actual})',
      seen: { expected: /^\w+\(…\)$/, actual: /^\w+\(…\)$/ },
    },
    ...cutOff,
    { words: 'what the callback wraps is no json', seen: { message: /can't be read as json/ } },
    { words: 'a script has the media type {actual}', seen: { message: /script has the wrong Content-Type/ } },
    { words: 'rows within a record come in another order in a script', seen: { kind: /order$/ } },
    {
      words: 'a script holds something else than the answer without a callback',
      seen: { message: /payload is not the unwrapped/ },
    },
  ],
  'FMT-9': [
    {
      words: 'GET is refused on a named route that takes it (HTTP {status})',
      seen: { message: /^GET is refused/, status: /^(?<status>\d+)$/ },
    },
    { words: 'GET with the key in the query fails', cause: itsWords, seen: { message: /key in the query/ } },
    {
      words: 'POST is refused on a named route (HTTP {status})',
      seen: { status: /^(?<status>40[45]|501)$/ },
    },
    ...cutOff,
  ],
  'FMT-12': [
    { words: 'an operation that does not exist is answered with success', seen: { expected: /^a failure$/ } },
  ],
  'FMT-11': [
    {
      words: 'the answer is not in the Content-Encoding that it names',
      seen: { expected: /as its Content-Encoding says/ },
    },
    { words: 'the answer is not in the charset that it names', seen: { expected: /in the charset/ } },
    { words: 'json holds control characters as they are', seen: { actual: /control character/ } },
    {
      words: 'xml is not well-formed: an ampersand is not escaped',
      seen: { expected: /XML/, actual: /entity name/ },
    },
    {
      words: 'a prefix is not declared: {actual}',
      seen: { expected: /^prefixes that are declared$/, actual: /./ },
      apart: ['actual'],
    },
    {
      words: 'the answer is no {expected}: {actual}',
      seen: { expected: /./, actual: /./ },
      fits: ({ expected, actual }) => ({
        expected: expected.replace(/^an? /, ''),
        actual: actual.replace(/ at (?:offset|line) .*/, ''),
      }),
      apart: ['actual'],
    },
  ],
};
