import { expect, test } from 'vitest';
import { redactor } from '../../../harness/redaction/redactor.ts';
import type { Case } from '../../../harness/verdicts/Case.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { redactVerdict, violationRedactor } from '../../../harness/verdicts/verdictRedaction.ts';
import { diagnose } from '../../../reports/diagnosis/diagnose.ts';
import { operationNamed } from '../../../specs/operations.ts';

const key = 'b7Qd-0f3a91c25e8846d7a0b1+2c3d4e5f60718';
const redact = redactor([key]).text;
const item = {
  ...{ id: 'json/CompanyGet/FMT-1', clause: 'FMT-1', level: 'MUST', operation: operationNamed('CompanyGet') },
  ...{ format: 'json', address: 'path', evidence: '' },
} as unknown as Case;

/** A refusal whose Message, and whose web page, hold the key behind so many other characters. */
function breachWith(before: number): Violation {
  const message = `${'a '.repeat(before / 2)}${key} is not known`;
  const shown = JSON.stringify(message);
  return {
    message: 'the target does not read json',
    expected: 'json',
    actual: `HTTP 400, Message ${shown.length <= 200 ? shown : `${shown.slice(0, 197)}...`}`,
    path: '',
    exchange: {
      id: 'x1',
      request: { method: 'POST', url: `http://h/p?APIKEY=${key}`, headers: [], body: Buffer.from(key) },
      response: {
        status: 400,
        headers: [['content-type', 'text/plain']],
        body: Buffer.from(JSON.stringify({ ResponseStatus: { ErrorCode: '400', Message: message } })),
      },
      failure: null,
      timings: { startedAt: '', durationMs: 0 },
      retries: 0,
    },
  };
}

/** An answer that is no document, which begins with so many other characters and the key. */
function pageWith(before: number): Violation {
  const { exchange, ...rest } = breachWith(0);
  const { response } = exchange;
  return {
    ...rest,
    message: "the answer can't be read as json",
    exchange: {
      ...exchange,
      response: response && { ...response, body: Buffer.from(`${'-'.repeat(before)}${key} is not known`) },
    },
  };
}

/** Whether a text holds so much of the key that it tells of it. */
const tells = (text: string): boolean =>
  Array.from({ length: key.length - 2 }, (_, index) => key.slice(index, index + 3)).some((part) =>
    text.toLowerCase().includes(part.toLowerCase()),
  );

test('no part of the key is left, wherever a text is cut', () => {
  for (let before = 140; before <= 250; before += 2) {
    const breach = breachWith(before);
    const defect = diagnose(item, [violationRedactor(redact)(breach)]);
    expect(defect?.blanks.said, `${before}`).toBeDefined();
    const { message, expected, actual, path } = breach;
    const verdict = { message, expected, actual, path, defect } as unknown as Verdict;
    const told = JSON.stringify(redactVerdict(verdict, redact));
    expect(tells(told), `${before}: ${told}`).toBe(false);
  }
});

test('nor where a row cuts the bytes of an answer', () => {
  for (let before = 20; before <= 60; before++) {
    const defect = diagnose(item, [violationRedactor(redact)(pageWith(before))]);
    expect(defect?.blanks.begin, `${before}`).toMatch(/^-+\$?A?S?S?A?Y?/);
    expect(tells(JSON.stringify(defect)), `${before}: ${defect?.blanks.begin}`).toBe(false);
  }
});

test.each<[string, (part: string) => string, number?]>([
  ['before a mark', (part: string) => `x${part}... and more`],
  ['before an ellipsis', (part: string) => `x${part}…`],
  ['in quotes', (part: string) => `Message "x ${part}"`, 8],
  ['in an element', (part: string) => `<Message>x ${part}</Message>`, 8],
  ['at the end', (part: string) => `Message: ${part}`, 8],
])('of words that were cut %s', (_, within, from = 4) => {
  for (let length = from; length < key.length; length++) {
    const part = key.slice(0, length);
    expect(redact(within(part), 'cut')).toBe(within('$ASSAY_API_KEY'));
    expect(redact(within(part.toUpperCase()), 'cut')).toBe(within('$ASSAY_API_KEY'));
  }
});

test('whole texts keep a word that the key begins with', () => {
  const named = redactor(['companies-5f0c1']).text;
  expect(named('http://companies.example/companies-5...')).toBe('http://companies.example/companies-5...');
  expect(named('mvCompanies, Companies123', 'cut')).toBe('mvCompanies, Companies123');
});

test('no text of a counterexample keeps a key that a record of the target holds', () => {
  const counterexample = {
    filters: [{ FieldName: 'CompanyName', SearchValue: `of ${key}`, [key]: null }],
    at: 3,
  };
  const verdict = { id: 'json/CompanyGet/FLT-1', counterexample } as unknown as Verdict;
  const clean = redactVerdict(verdict, redact);
  expect(tells(JSON.stringify(clean.counterexample))).toBe(false);
  expect(clean.counterexample).toMatchObject({ filters: [{ FieldName: 'CompanyName' }], at: 3 });
});
