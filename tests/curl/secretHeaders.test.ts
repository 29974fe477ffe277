import { expect, test } from 'vitest';
import { secretsOf } from '../../cli/run/files/secretsOf.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { redactor } from '../../harness/redaction/redactor.ts';

const told = (name: string, value: string): string =>
  redactor(secretsOf({ apiKey: null, headers: { [name]: value }, connection: plainConnection })).text(
    `${name}: ${value}`,
  );

test.each([
  ['Authorization', 'Bearer Zx81q'],
  ['X-Credential', 'alpha-7'],
  ['X-Jwt', 'eyJ0eXAi'],
  ['X-Pwd', 'swordfish'],
  ['X-Pass', 'hunter2'],
  ['X-Signature', '9f86d081884c7d65'],
  ['X-Gate', 'let-me-in-4711'],
])('the value of %s is shown nowhere', (name, value) => {
  expect(told(name, value)).toBe(`${name}: <${name}>`);
});

test('the part behind Bearer is hidden by itself', () => {
  const secrets = secretsOf({
    apiKey: null,
    headers: { 'X-Credential': 'Bearer Zx81q4711' },
    connection: plainConnection,
  });
  expect(redactor(secrets).text('it was Zx81q4711')).toBe('it was <X-Credential>');
});

test.each([
  ['Accept-Language', 'en-GB,en;q=0.9'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', '203.0.113.195'],
  ['User-Agent', 'application/1.0'],
  // What is as short as this stands in answers that have nothing to do with it.
  ['X-Debug', 'true'],
  ['X-Tenant', 'demo'],
])('the value of %s is no secret', (name, value) => {
  expect(told(name, value)).toBe(`${name}: ${value}`);
});
