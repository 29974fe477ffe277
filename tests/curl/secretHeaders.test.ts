import { expect, test } from 'vitest';
import { secretsOf } from '../../cli/run/files/secretsOf.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { proxyIn } from '../../config/proxyFor.ts';
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
  ['Cookie', 'sid=Zx81q4711; theme=dark', 'Location: /?s=Zx81q4711', 'Location: /?s=<Cookie>'],
  [
    'Authorization',
    `Basic ${Buffer.from('me:swordfish').toString('base64')}`,
    'not swordfish',
    'not <Authorization>',
  ],
  [
    'Authorization',
    'Signature keyId="a-key-4711"',
    'a Signature of a-key-4711',
    'a Signature of <Authorization>',
  ],
])('a part of %s that a target repeats alone is hidden', (name, value, said, shown) => {
  const secrets = secretsOf({ apiKey: null, headers: { [name]: value }, connection: plainConnection });
  expect(redactor(secrets).text(said)).toBe(shown);
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

test('what a proxy and a client certificate ask for is hidden in every form', () => {
  const connection = {
    ...plainConnection,
    certPassphrase: 'opens the key',
    proxy: proxyIn('http://proxy.user:p%40ss:word@proxy:1', '--proxy'),
    httpsProxy: { name: 'HTTPS_PROXY', value: 'http://another:different@proxy:1' },
  };
  const { text } = redactor(secretsOf({ apiKey: null, headers: {}, connection }));
  const sent = Buffer.from('proxy.user:p@ss:word').toString('base64');
  const told = text(`Basic ${sent}; p%40ss%3Aword; opens+the+key; proxy.user; another:different`);
  expect(told).not.toMatch(/cHJveH|word;|p%40|p@ss|opens|proxy\.user|another|different/);
  expect(told).toMatch(/<password of the proxy>; <passphrase>; <user of the proxy>/);
});

test.each([
  ['http://me:sw%40rdfish@ci.example:9000', 'http://<user and password of the listener>@ci.example:9000/x'],
  ['http://t0ken4711@ci.example:9000', 'http://<user and password of the listener>@ci.example:9000/x'],
  ['http://ci.example:9000', 'http://ci.example:9000/x'],
])('the user and password of the listener are hidden: %s', (listenerUrl, shown) => {
  const secrets = secretsOf({ apiKey: null, headers: {}, connection: plainConnection, listenerUrl });
  expect(redactor(secrets).text(`${listenerUrl}/x`)).toBe(shown);
});
