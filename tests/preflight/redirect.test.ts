import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
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

test('where some calls are redirected and others are answered, that is told and the target is judged', async () => {
  const target = await answering((request, _, response) => {
    if (request.url?.startsWith('/xml/')) response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(200).end('{"ResponseStatus":{"ErrorCode":"0"}}');
  });
  const { notes } = await flightTo(target.url);
  expect(notes.filter((each) => each.includes('redirect'))).toEqual([
    `Calls are redirected (HTTP 302 to ${target.url}/login) and redirects are not followed: check whether host and path of --target are right (xml).`,
  ]);
});

test('a Location that is no redirect is not told', async () => {
  const { notes } = await flightTo(await redirecting(() => '/x', 201));
  expect(notes.join()).not.toContain('redirect');
});
