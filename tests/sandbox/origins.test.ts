import { describe, expect, onTestFinished, test } from 'vitest';
import { serveOptions } from '../../cli/serve/serveOptions.ts';
import { startSandbox } from '../../cli/serve/startSandbox.ts';
import { workFolder } from '../cli/assay.ts';
import { commandHere } from '../cli/commandHere.ts';
import { openedSandbox } from './openedSandbox.ts';

const own = 'http://localhost:5173';
const other = 'http://localhost:5174';
const path = '/json/reply/APIKeyGet';
const body = '{"APIKEY":"key-of-the-sandbox"}';
const asked = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,soapaction',
};

describe('with --cors', () => {
  test('pages of that origin may read answers, refusals and failures too', async () => {
    const { send } = await openedSandbox({ cors: [own, 'https://app.example'] });
    for (const origin of [own, 'https://app.example']) {
      const { status, headers, text } = await send('POST', path, { origin }, body);
      expect(status).toBe(200);
      expect(text).toContain('"ErrorCode":"0"');
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers.vary).toBe('Origin');
    }
    const refused = await send('POST', path, { origin: own, 'content-encoding': 'gzip' }, body);
    expect(refused.status).toBe(415);
    expect(refused.headers['access-control-allow-origin']).toBe(own);
    const unknown = await send('GET', '/nothing', { origin: own });
    expect(unknown.headers['access-control-allow-origin']).toBe(own);
  });

  test('a preflight of that origin is answered, and calls nothing', async () => {
    const { send, log } = await openedSandbox({ cors: [own] });
    const { status, headers, text } = await send('OPTIONS', path, { origin: own, ...asked });
    expect(status).toBe(200);
    expect(text).toBe('');
    expect(headers['access-control-allow-origin']).toBe(own);
    expect(headers['access-control-allow-methods']).toBe('GET, POST');
    expect(headers['access-control-allow-headers']).toBe('content-type,soapaction');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(log[0]).toMatch(/^OPTIONS \/json\/reply\/APIKeyGet - - 200 - /);
  });

  test.each([[other], ['http://localhost'], ['null'], ['http://localhost:5173.evil.example'], [undefined]])(
    'a page of %s may read nothing',
    async (origin) => {
      const { send } = await openedSandbox({ cors: [own] });
      const named = origin === undefined ? {} : { origin };
      const preflight = await send('OPTIONS', path, { ...named, ...asked });
      expect(preflight.status).toBe(405);
      const answer = await send('POST', path, named, body);
      expect(answer.status).toBe(200);
      for (const { headers } of [preflight, answer]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(headers.vary).toBe('Origin');
      }
    },
  );

  test('not even pages of that origin may read the sandbox page, which holds the key', async () => {
    const { send } = await openedSandbox({ cors: [own] });
    for (const asking of ['/', '/sandbox/example?json/CompanyGet']) {
      const { status, headers } = await send('GET', asking, { origin: own, accept: 'text/html' });
      expect(status).toBe(200);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

test('a program opens a sandbox to the pages of an origin as the command does', async () => {
  const { url, apiKey, close } = await startSandbox({ cors: [own] });
  onTestFinished(close);
  for (const [origin, allowed] of [
    [own, own],
    [other, null],
  ] as const) {
    const sent = JSON.stringify({ APIKEY: apiKey });
    const answer = await fetch(url + path, { method: 'POST', headers: { origin }, body: sent });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  }
  await expect(startSandbox({ cors: ['*'] })).rejects.toThrow(/^--cors: "\*" is not allowed/);
});

test('without --cors no page of another origin may read anything', async () => {
  const { send } = await openedSandbox();
  for (const [method, more] of [
    ['POST', {}],
    ['OPTIONS', asked],
  ] as const) {
    const sent = method === 'POST' ? body : '';
    const { status, headers } = await send(method, path, { origin: own, ...more }, sent);
    expect(status).toBe(method === 'POST' ? 200 : 405);
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control') || name === 'vary'),
    ).toEqual([]);
  }
});

test('--cors takes exact origins, and says what is wrong with others', async () => {
  expect(serveOptions({ cors: [own, 'https://[::1]:8443'] }).origins).toEqual([own, 'https://[::1]:8443']);
  expect(serveOptions({}).origins).toEqual([]);
  const refusals = {
    '*': /: "\*" is not allowed, because any web page could then have the sandbox call addresses on this machine; allowed is one origin/,
    'http://localhost:5173/': /: a browser sends http:\/\/localhost:5173; allowed/,
    'http://localhost:80': /: a browser sends http:\/\/localhost; allowed/,
    'HTTP://Localhost:5173': /: a browser sends http:\/\/localhost:5173; allowed/,
    'localhost:5173':
      /"localhost:5173" is not allowed; allowed is one origin, such as http:\/\/localhost:5173\.$/,
    'file:///tmp': /is not allowed; allowed/,
    null: /is not allowed; allowed/,
    'http://*.example': /is not allowed/,
  };
  for (const [given, message] of Object.entries(refusals))
    expect(() => serveOptions({ cors: [given] }), given).toThrow(message);
  const { code, stderr, stdout } = await commandHere(workFolder(), ['serve', '--cors', '*']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^assay: --cors: "\*" is not allowed, because [^\n]+\.\n$/);
});
