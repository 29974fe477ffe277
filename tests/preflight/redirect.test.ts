import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { complaint, key } from './complaint.ts';
import { flightTo } from './flightTo.ts';
import { answering, closedAfter } from './opened.ts';

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

const restOf = (message: string, url: string): string => message.replaceAll(url, 'TARGET');

test.each<[string, (path: string) => string, string]>([
  [
    'the same API elsewhere',
    (path) => `https://api.example${path.replace('/old', '/v2')}`,
    'TARGET redirects every call (HTTP 301 to https://api.example/v2), and redirects are not followed: if the API is there, name that with --target.',
  ],
  [
    'a page to log in, with secrets in its address',
    (path) => `https://user:word@login.example/sign-in?APIKEY=KEY&back=${path}`,
    'What answers at TARGET is not the API, for it redirects every call (HTTP 301 to https://login.example/sign-in): look whether host and path of --target are right, and whether a login stands before it.',
  ],
  [
    'a page to log in on the same host',
    () => '/login',
    'What answers at TARGET is not the API, for it redirects every call (HTTP 301 to HOST/login): look whether host and path of --target are right, and whether a login stands before it.',
  ],
  [
    'an address with the key in its path',
    () => `https://login.example/${encodeURIComponent(key)}/sign-in`,
    'What answers at TARGET is not the API, for it redirects every call (HTTP 301 to https://login.example): look whether host and path of --target are right, and whether a login stands before it.',
  ],
  [
    'no address',
    () => 'http://',
    'What answers at TARGET is not the API (HTTP 301 with an empty body): look whether host and path of --target are right, and whether a login stands before it.',
  ],
])('a target that redirects every call is none, and what to set is told: %s', async (_, to, message) => {
  const url = await redirecting(to);
  const said = await complaint(url, { timeoutMs: 5000 });
  expect(restOf(said, url)).toBe(message.replace('HOST', new URL(url).origin));
});

test.each([302, 303, 307, 308])('so is one that does it with %i', async (status) => {
  expect(await complaint(await redirecting(() => '/login', status))).toContain(`HTTP ${status} to`);
});

test('where some calls are redirected and others are answered, that is told and the target is judged', async () => {
  const target = await answering((request, _, response) => {
    if (request.url?.startsWith('/xml/')) response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(200).end('{"ResponseStatus":{"ErrorCode":"0"}}');
  });
  const { notes } = await flightTo(target.url);
  expect(notes.filter((each) => each.includes('redirect'))).toEqual([
    `Calls are redirected (HTTP 302 to ${target.url}/login) and redirects are not followed: look whether host and path of --target are right (xml).`,
  ]);
});

test('a Location that is no redirect is not told', async () => {
  const { notes } = await flightTo(await redirecting(() => '/x', 201));
  expect(notes.join()).not.toContain('redirect');
});
