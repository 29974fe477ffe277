import { expect, test } from 'vitest';
import type { Case } from '../../../harness/verdicts/Case.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { diagnose } from '../../../reports/diagnosis/diagnose.ts';
import { differenceOf } from '../../../reports/diagnosis/differenceOf.ts';
import { tables } from '../../../reports/diagnosis/tables.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { clauses } from '../../../suites/kernel/clauses.ts';

interface Told extends Partial<Omit<Violation, 'exchange'>> {
  readonly format?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly status?: number;
  readonly type?: string;
  readonly answer?: string;
  readonly request?: string;
  /** What other breaches of the case expected and met. */
  readonly more?: readonly (readonly [string, string])[];
}

function tell(clause: string, told: Told) {
  const { format = 'json', name = 'CompanyGet', kind = '', status = 200, type = 'text/plain' } = told;
  const { answer = '', request = '', more = [] } = told;
  const exchange = {
    id: 'x1',
    request: { method: 'POST' as const, url: 'http://h/p', headers: [], body: Buffer.from(request) },
    response: { status, headers: [['content-type', type]] as const, body: Buffer.from(answer) },
    failure: null,
    timings: { startedAt: '', durationMs: 0 },
    retries: 0,
  };
  const { message = '', expected = '', actual = '', path = '' } = told;
  const id = [format, name, clause, ...(kind === '' ? [] : [kind])].join('/');
  const item = { id, clause, format, operation: operationNamed(name) } as unknown as Case;
  const breaches = [[expected, actual] as const, ...more].map(([due, came]) => ({
    ...{ message, path, exchange },
    expected: due,
    actual: came,
  }));
  return diagnose(item, breaches);
}

test('an offset is named as it stands there, and its cause only where it is that of a zone in the year 1', () => {
  const of = (offset: string, answer = '') =>
    tell('TYP-6', {
      expected: '/Date(-62135596800000-0000)/',
      actual: `/Date(-62135596800000${offset})/`,
      answer,
    });
  expect(of('+0135')).toMatchObject({
    words: 'the unset date has the offset {offset} instead of -0000',
    cause: 'dates carry the offset of a time zone, and that of the year 1 is its local mean time',
    blanks: { offset: '+0135' },
  });
  expect(of('+0200')?.cause).toContain('like any other');
  expect(tell('TYP-6', { actual: '/Date(-62135604000000+0200)/' })).toMatchObject({
    words: 'the unset date is another instant ({actual})',
    cause: '0001-01-01T00:00:00 is taken for a local time of a zone, and shifted by it',
  });
  expect(of('+0000')).toMatchObject({ blanks: { offset: '+0000' } });
  expect(of('+0000')?.cause).toBeUndefined();
  expect(of('+0000', '{"a":"/Date(1483920000000+0000)/"}')?.cause).toBe(
    'it is written like any other date in UTC',
  );
});

test('a body that is not in its Content-Encoding is told by that', () => {
  const expected = 'a body in gzip, as its Content-Encoding says';
  expect(tell('FMT-1', { expected, actual: 'bytes that are not in gzip' })?.words).toBe(
    'the answer is not in the Content-Encoding that it names',
  );
});

test('a media type is told as it came, and another one is another defect', () => {
  const jsv = tell('FMT-2', { format: 'jsv', expected: 'text/jsv', actual: 'application/jsv' });
  const plain = tell('FMT-2', { format: 'jsv', expected: 'text/jsv', actual: 'text/plain' });
  expect(jsv?.blanks).toEqual({ format: 'jsv', actual: 'application/jsv', expected: 'text/jsv' });
  expect(jsv?.words).toBe(plain?.words);
  expect(jsv?.apart).not.toBe(plain?.apart);
});

test('csv that lacks ResponseStatus holds bare rows only where its header names none of the answer', () => {
  const of = (answer: string) =>
    tell('ENV-1', { format: 'csv', expected: 'ResponseStatus', actual: 'mvCompanies', answer });
  expect(of('CompanyId,CompanyName\n1,x\n')).toMatchObject({ blanks: { first: 'CompanyId' } });
  expect(of('mvCompanies,InternalErrorCode\n[],\n')?.cause).toBeUndefined();
});

test.each([
  ['a\r\nb', 'a\nb', 'CR and CRLF come back as LF'],
  ['a & b', 'a  b', 'the character {lost} is lost'],
  ["it's", "it''s", 'apostrophes come back doubled'],
  ['a\\b', 'a\\\\b', 'backslashes come back doubled'],
  ['a & <b>', 'a &amp; &lt;b&gt;', 'the characters & < > come back as entities'],
  ['Größe', 'GrÃ¶Ã\u009fe', 'the letters and signs beyond ASCII come back as pairs of others'],
  ['日本', '??', 'characters come back as question marks'],
  ['a  b', 'a b', 'several spaces in a row come back as one'],
  ['a \n:b', 'a :b', 'several spaces in a row come back as one'],
  ['00123', '123', 'leading zeros of text that is digits are lost'],
  ['a\nb', 'a b', 'line breaks come back as spaces'],
  ['ab!', 'ab', 'texts come back without their last character'],
  ['½', '1⁄2', 'texts come back in their compatibility form (½ as 1⁄2)'],
  [
    'a &lt; &#65; b ~ a & b',
    'a < A b ~ a & b',
    'text such as &lt; or &#65; comes back as the character that it names in XML',
  ],
  ['&#x41;&amp;', 'A&', 'text such as &lt; or &#65; comes back as the character that it names in XML'],
  [`"a" & 'b'`, '&quot;a&quot; &amp; &#39;b&#39;', 'the characters & < > come back as entities'],
  ['100%25 a+b', '100% a b', 'text such as %41 comes back as the character that it names in an address'],
  ['a\\nb \\u0041 c:\\d', 'a\nb A c:\\d', 'a backslash with a letter comes back as a control character'],
  ['Größe', 'Gr\ufffd\ufffd\ufffd\ufffde', 'the letters and signs beyond ASCII come back as U+FFFD'],
])('of %j that comes back as %j it is told what was done to it', (sent, came, words) => {
  const defect = tell('TYP-12', { expected: JSON.stringify(sent), actual: JSON.stringify(came) });
  expect(defect?.words).toBe(words);
});

test('why a text is changed is told only where no other change makes the same of it', () => {
  const told = (sent: string, came: string, format = 'json') =>
    tell('TYP-12', { format, expected: JSON.stringify(sent), actual: JSON.stringify(came) });
  const marks = 'characters come back as question marks';
  expect(told('日本', '??')).toMatchObject({ words: marks });
  expect(told('日本', '??')?.cause).toBeUndefined();
  expect(told('é日', 'é?')?.cause).toContain('ISO 8859-1 or a charset like it');
  expect(told('é日', '??')?.cause).toContain('ASCII');
  expect(told('é 12 €', 'é 12 ?')?.cause).toContain('ISO 8859-1 or a charset like it');
  expect(told('é 12 € 日', 'é 12 € ?')?.cause).toContain('Windows-1252');
  expect(told('e\u0301', '\u00e9')).toMatchObject({ words: 'texts come back in another Unicode form' });
  expect(told('e\u0301', '\u00e9')?.cause).toBeUndefined();
  expect(told('a\tb', 'a b')).toMatchObject({ words: 'tabs come back as spaces' });
  expect(told('a\tb', 'a b')?.cause).toBeUndefined();
  expect(told('a \t b\nc', 'a b c')?.cause).toBe('white space is normalised');
  // CR may be lost, or CRLF be read as one.
  expect(told('a\r\nb', 'a\nb', 'xml')?.cause).toBeUndefined();
  expect(told('a\rb', 'a\nb', 'xml')?.cause).toContain('XML parsers');
  expect(told('a\rb', 'a\nb', 'json')?.cause).toBeUndefined();
  expect(told('a & b', 'a &amp; b')?.cause).toContain('escaped for XML');
});

test('what an update makes of a text is told only where one change alone makes it', () => {
  const told = (sent: string, came: string) =>
    tell('XF-1', {
      message: 'the same Get does not show the same as in json',
      path: 'mvCompanies.CompanyName',
      expected: JSON.stringify(sent),
      actual: JSON.stringify(came),
    });
  expect(told('Ab', 'AB')).toMatchObject({ blanks: { change: 'texts come back in capitals' } });
  expect(told('a\tb', 'a b')?.words).toBe('in {format} a Get shows another {member} than elsewhere');
});

test('two roundings are two defects', () => {
  const cut = tell('TYP-13', { expected: '2.75', actual: '2', more: [['19.99', '19']] });
  const tens = tell('TYP-13', { expected: '26', actual: '30', more: [['44', '40']] });
  expect([cut?.cause, tens?.cause]).toEqual(['the fraction is cut off', 'it is rounded to tens']);
  expect(cut?.words).toBe(tens?.words);
  expect(cut?.apart).not.toBe(tens?.apart);
});

test('a value that the check had to shorten is none that can be compared, and no fault of ours', () => {
  const long = JSON.stringify('a'.repeat(300)).slice(0, 197);
  const told = tell('FLT-1', {
    message: 'a record came that CompanyName Equals "ab" does not select',
    expected: 'not in the answer',
    actual: `CompanyId 1, CompanyName ${long}...`,
  });
  expect(told?.words).toBe('{operator} finds records that it does not select');
});

test('what a refusal says is read from the answer where the check had to shorten it', () => {
  const whole = `No ${'"key" '.repeat(60)}is left`;
  const cut = `${JSON.stringify(whole).slice(0, 197)}...`;
  // An escape is cut in the middle of it, too.
  for (const shown of [cut, `${cut.slice(0, -3).replace(/\\?"?$/, '\\')}...`]) {
    const told = tell('TYP-4', {
      message: 'a number that is sent as text is refused: "Limit"',
      actual: `failed: HTTP 400, ErrorCode 5, Message ${shown}`,
      status: 200,
      answer: JSON.stringify({ ResponseStatus: { ErrorCode: 5, Message: whole } }),
    });
    expect(told?.blanks.said).toMatch(/^No .+"key/);
    expect(told?.blanks.said).not.toContain('Limit');
  }
});

test('an operation that is not there is told from a failure in another format and from a format that is refused', () => {
  const of = (
    status: number,
    answer: string,
    format = 'xml',
    message = "the answer can't be read as xml: no root",
  ) =>
    tell('FMT-1', {
      type: 'application/json',
      format,
      status,
      answer,
      message,
      actual: `HTTP ${status}, application/json`,
    })?.words;
  const nothing = 'there is nothing at the address of an operation (HTTP {status})';
  expect(of(404, '{"detail":"Not Found"}')).toBe(nothing);
  expect(of(404, '<!DOCTYPE html><html></html>')).toBe(nothing);
  expect(of(404, '{"detail":"Not Found"}', 'json', 'the target does not know the operation (404)')).toBe(
    nothing,
  );
  expect(of(400, '{"ResponseStatus":{"ErrorCode":"500"}}')).toBe(
    'failures are answered in {got}, whatever format is asked for (HTTP {status})',
  );
  expect(of(500, '<!DOCTYPE html><html></html>')).toBe('the answer is a web page (HTTP {status})');
  expect(of(400, '{"ResponseStatus":{}}', 'csv', 'the target does not read csv: it answers otherwise')).toBe(
    'a request in {format} is refused (HTTP {status})',
  );
});

test.each([
  ['"None"', 'nil', 'missing values are written as the text {expected}, but not in {format}'],
  ['nil', '"null"', 'missing values are written as the text {actual} in {format}'],
  ['"none"', 'nil', 'in {format} a Get leaves {member} empty, and elsewhere it does not'],
])('of %s that is %s elsewhere it is told which of the two is made of nothing', (expected, actual, words) => {
  expect(tell('XF-1', { expected, actual, path: 'mvCompanies[0].CompanyEmail' })?.words).toBe(words);
});

test('a status block and a record that JavaScript lost in a cell are told as what they are', () => {
  const lost = { format: 'csv', actual: '[object Object]' };
  expect(tell('ENV-1', { ...lost, expected: 'a ResponseStatus record', path: 'ResponseStatus' })?.words).toBe(
    'ResponseStatus is there, but is no record ({actual})',
  );
  expect(tell('TYP-15', { ...lost, expected: 'a mvCompany record', path: 'mvCompany' })?.words).toBe(
    'a record in a cell is the text [object Object], and what it held is lost',
  );
});

test('a prefix that nobody declared is named', () => {
  const found = tell('FMT-11', { format: 'soap11', expected: 'prefixes that are declared', actual: 'xsi:' });
  expect(found).toMatchObject({ words: 'a prefix is not declared: {actual}', blanks: { actual: 'xsi:' } });
});

test('what is done to a text is told only where it explains every breach of the case', () => {
  const same = [['"c & d"', '"c  d"']] as const;
  const other = [['"c & d"', '"x"']] as const;
  const first = { expected: '"a\'b"', actual: '"a\'\'b"' };
  expect(tell('TYP-12', first)?.words).toBe('apostrophes come back doubled');
  expect(tell('TYP-12', { ...first, more: other })).toBeUndefined();
  expect(tell('TYP-12', { expected: '"a & b"', actual: '"a  b"', more: same })?.blanks).toEqual({
    lost: '&',
  });
});

test('what is done to a number is told only where one rounding alone makes all that came', () => {
  const cause = (...pairs: readonly (readonly [string, string])[]) => {
    const [[expected, actual] = ['', ''], ...more] = pairs;
    return tell('TYP-13', { expected, actual, more })?.cause;
  };
  expect(cause(['0.01', '0'])).toBeUndefined();
  expect(cause(['2.75', '2'], ['19.99', '19'])).toBe('the fraction is cut off');
  expect(cause(['123456.78', '123456.8'], ['12.05', '12.05'])).toBe(
    'seven digits are kept, as in single precision',
  );
  expect(cause(['12.75', '3'])).toBeUndefined();
});

test('what is done to a datetime is told where it makes what came', () => {
  const cause = (expected: string, actual: string) => tell('TYP-16', { expected, actual })?.cause;
  const wall = (time: string) => `wall ${time}.000Z`;
  const instant = (time: string, minutes: number) => `instant ${time}.000Z at ${minutes} minutes`;
  expect(cause(wall('2016-02-29T12:00:00'), wall('2016-03-01T12:00:00'))).toBe(
    'February 29 becomes another day',
  );
  expect(cause(wall('2018-12-31T01:02:03'), wall('2019-12-31T01:02:03'))).toBe(
    'the year is that of the week (YYYY for yyyy)',
  );
  const sent = instant('2017-01-10T15:30:00', -330);
  expect(cause(sent, wall('2017-01-10T21:00:00'))).toBe('the sign of the offset is not read');
  expect(cause(sent, wall('2017-01-10T15:30:00'))).toBe('the offset is not read');
  expect(cause(sent, wall('2017-01-10T10:30:00'))).toBe('the minutes of the offset are not read');
  expect(cause(sent, wall('2017-01-10T11:00:00'))).toBe(
    'the minutes of the offset are read with the wrong sign',
  );
  expect(cause(sent, wall('2017-01-10T03:00:00'))).toBeUndefined();
});

test('a search is told to be of another kind only where the record shows it', () => {
  const came = (asked: string, held: string) =>
    tell('FLT-1', {
      message: `a record came that ${asked} does not select`,
      expected: 'not in the answer',
      actual: held,
    })?.words;
  expect(came('CompanyName Equals "ab"', 'CompanyId 1, CompanyName "cab"')).toBe(
    'Equals on text finds what only contains the value',
  );
  expect(came('CompanyName Equals "ab"', 'CompanyId 1, CompanyName "x"')).toBe(
    '{operator} finds records that it does not select',
  );
  expect(came('CompanyId LessThan "7"', 'CompanyId 7')).toBe('LessThan selects what is equal as well');
  expect(came('CompanyId LessThan "7"', 'CompanyId 8')).toBe(
    '{operator} finds records that it does not select',
  );
});

test('the words of the target are told as it said them, and never those of another exchange', () => {
  const refused = {
    format: 'csv',
    message: 'the target does not read csv',
    answer: 'ResponseStatus\n"{ErrorCode:500,Message:Not implemented}"\n',
  };
  expect(tell('FMT-1', { ...refused, actual: 'HTTP 400, text/csv, "…"', status: 400 })).toMatchObject({
    words: 'a request in {format} is refused (HTTP {status})',
    cause: 'the target says “{said}”',
    blanks: { status: '400', said: 'Not implemented' },
  });
  expect(
    tell('FMT-1', { ...refused, actual: 'HTTP 400, text/csv, "…"', status: 200 })?.cause,
  ).toBeUndefined();
});

test('an envelope that is read as xml is told apart from an address that is not routed', () => {
  const message = "the answer can't be read as soap11: no Envelope";
  expect(
    tell('FMT-7', { format: 'soap11', message, answer: '<ErrorResponse/>', status: 400 })?.words,
  ).toContain('read as xml');
  expect(tell('FMT-7', { format: 'soap11', message, answer: '404', status: 404 })?.words).toContain(
    'is not routed',
  );
});

test('no row repeats its words as its cause, and all stand under a clause', () => {
  for (const [clause, rows] of Object.entries(tables)) {
    expect(clauses.has(clause), clause).toBe(true);
    for (const { words, cause } of rows) {
      expect(words).toMatch(/^[a-z{?A-Z]/);
      expect(words).not.toMatch(/[.]$/);
      expect(cause).not.toBe(words);
    }
  }
});

test('a difference is the same wherever a habit shows: without numbers, the operation and the names of lists', () => {
  const verdict = {
    status: 'failed',
    operation: 'UserGet',
    expected: '<UserGetResponse>',
    actual: 'id 17',
  } as const;
  expect(differenceOf(verdict)).toBe('<<operation>Response>\u0000id #');
  expect(differenceOf({ ...verdict, actual: 'mvCompanies, e2904a949d' })).toBe(
    '<<operation>Response>\u0000<record>, <own>',
  );
  expect(differenceOf({ ...verdict, status: 'errored', message: 'no answer in 10 s' })).toBe(
    'no answer in # s',
  );
});
