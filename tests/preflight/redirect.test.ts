import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { flightTo } from './flightTo.ts';
import { closedAfter } from './opened.ts';

/** A server that redirects every call to where `to` leads from its path; gives its URL. */
async function redirecting(to: (path: string) => string, status = 301): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status, { location: to(request.url ?? '') }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closedAfter(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/old`;
}

test.each<[string, (path: string) => string, string]>([
  [
    'the same API elsewhere',
    (path) => `https://api.example${path.replace('/old', '/v2')}`,
    'Calls are redirected (HTTP 301 to https://api.example/v2) and redirects are not followed: if the API is there, name that with --target (json, xml, jsv, csv, soap11, soap12).',
  ],
  [
    'a page to log in, with secrets in its address',
    (path) => `https://user:word@login.example/sign-in?APIKEY=KEY&back=${path}`,
    'Calls are redirected (HTTP 301 to https://login.example/sign-in) and redirects are not followed: look whether host and path of --target are right (json, xml, jsv, csv, soap11, soap12).',
  ],
  [
    'an address with the key in its path',
    () => 'https://login.example/KEY/sign-in',
    'Calls are redirected (HTTP 301 to https://login.example) and redirects are not followed: look whether host and path of --target are right (json, xml, jsv, csv, soap11, soap12).',
  ],
])('where a target redirects to is told, and what to set: %s', async (_, to, note) => {
  const { notes } = await flightTo(await redirecting(to));
  expect(notes[0]).toBe(note);
  expect(notes.filter((each) => each.includes('redirect'))).toHaveLength(1);
});

test('a Location that is no redirect, or no address, is not told', async () => {
  for (const url of [await redirecting(() => '/x', 201), await redirecting(() => 'http://')]) {
    const { notes } = await flightTo(url);
    expect(notes.join()).not.toContain('redirect');
  }
});
