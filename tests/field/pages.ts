import { createServer } from '../../server/createServer.ts';
import { openHttp } from '../cli/servers.ts';
import type { BrokenTarget, Row } from './Row.ts';
import { always, behind } from './targets.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };
const text = { 'content-type': 'text/plain' };

const nginx = (words: string): string =>
  `<html>\r\n<head><title>${words}</title></head>\r\n<body>\r\n<center><h1>${words}</h1></center>\r\n<hr><center>nginx/1.24.0</center>\r\n</body>\r\n</html>\r\n`;

const here = 'check whether host and path of --target are right';
const isNot = (what: string): string => `What answers at TARGET is not the API (${what}): ${here}`;
const isGateway = (what: string): string =>
  `What answers at TARGET is not the API but a gateway (${what}): check whether the server behind it is up, and whether --target is right.`;
const redirects = (to: string): string =>
  `What answers at TARGET is not the API, because it redirects every call (${to}): ${here}, and whether a login stands before it.`;
const notAvailable = 'a gateway whose server is not available';
const refusesKey = /^TARGET refuses the key.*ASSAY_API_KEY[^.]*\.$/;

/** Redirects every call to where `to` leads from its path. */
const redirecting =
  (to: (path: string) => string, status = 301) =>
  async (): Promise<BrokenTarget> => {
    const { url, close } = await openHttp((request, response) => {
      request.resume().on('end', () => response.writeHead(status, { location: to(request.url ?? '') }).end());
    });
    return { url: `${url}/old`, close };
  };

/** Something answers over HTTP that is not the API, or that refuses the key: there is no target either. */
export const pages: readonly Row[] = [
  ...(
    [
      ['a path that is not there', 404, nginx('404 Not Found'), html, 'an HTML page ("404 Not Found")'],
      [
        'the same in JSON',
        404,
        '{"message":"Not Found","statusCode":404}',
        json,
        'a body of application/json',
      ],
      ['the same with an error', 404, '{"error":"not_found"}', json, 'a body of application/json'],
      [
        'the same as a problem of RFC 7807',
        404,
        '{"type":"about:blank","title":"Not Found","status":404}',
        { 'content-type': 'application/problem+json' },
        'a body of application/problem+json',
      ],
      ['the same as text', 404, '404 page not found\n', text, 'a body of text/plain'],
      ['the same with nothing', 404, '', {}, 'an empty body'],
      ['files alone', 405, nginx('405 Not Allowed'), html, 'an HTML page ("405 Not Allowed")'],
    ] as const
  ).map(([name, status, body, headers, what]) => ({
    name,
    start: always(status, body, headers),
    says: `${isNot(`HTTP ${status} with ${what}`)}.`,
  })),
  ...(
    [
      ['a gateway without a server', 502, nginx('502 Bad Gateway'), html, 'an HTML page ("502 Bad Gateway")'],
      [
        notAvailable,
        503,
        nginx('503 Service Temporarily Unavailable'),
        html,
        'an HTML page ("503 Service Temporarily Unavailable")',
      ],
      [
        'a gateway whose server is slow',
        504,
        nginx('504 Gateway Time-out'),
        html,
        'an HTML page ("504 Gateway Time-out")',
      ],
      ['a gateway that speaks JSON', 502, '{"message":"bad gateway"}', json, 'a body of application/json'],
      ['a gateway that speaks text', 521, 'error code: 521', text, 'a body of text/plain'],
    ] as const
  ).map(([name, status, body, headers, what]) => ({
    name,
    start: always(status, body, headers),
    says: isGateway(`HTTP ${status} with ${what}`),
  })),
  {
    name: 'a login page',
    start: always(
      200,
      '<!DOCTYPE html>\n<html lang="en"><head><title>\n  Sign in\n</title></head><body></body></html>',
      html,
    ),
    says: `${isNot('HTTP 200 with an HTML page ("Sign in")')}, and whether a login stands before it.`,
  },
  {
    name: 'a login page without a media type',
    start: always(200, '<!-- x --><html><body>Log in</body></html>'),
    says: `${isNot('HTTP 200 with an HTML page')}, and whether a login stands before it.`,
  },
  {
    name: 'a page of any error',
    start: always(500, '<html><h1>Server Error</h1></html>', html),
    says: `${isNot('HTTP 500 with an HTML page ("Server Error")')}, and whether the key is.`,
  },
  {
    name: 'redirects to the same API elsewhere',
    start: redirecting((path) => `https://api.example${path.replace('/old', '/v2')}`),
    says: 'TARGET redirects every call (HTTP 301 to https://api.example/v2), and redirects are not followed: if the API is there, name that with --target.',
  },
  {
    name: 'redirects to the same path with a slash behind it',
    start: redirecting((path) => `${path}/`),
    says: /^TARGET redirects every call \(HTTP 301 to TARGET\/json\/reply\/\w+\/\), and redirects are not followed: it wants a slash at the end of each path, which the API does not have: let the gateway take paths as they are\.$/,
  },
  {
    name: 'redirects to a login, with secrets in its address',
    start: redirecting((path) => `https://user:word@login.example/sign-in?APIKEY=KEY&back=${path}`),
    says: redirects('HTTP 301 to https://login.example/sign-in'),
  },
  ...[302, 303, 307, 308].map((status) => ({
    name: `redirects to a login on the same host with ${status}`,
    start: redirecting(() => '/login', status),
    says: redirects(`HTTP ${status} to HOST/login`),
  })),
  {
    name: 'redirects to an address with the key in its path',
    start: redirecting(() => `https://login.example/${encodeURIComponent('any key')}/sign-in`),
    says: redirects('HTTP 301 to https://login.example'),
  },
  {
    name: 'redirects to no address',
    start: redirecting(() => 'http://'),
    says: `${isNot('HTTP 301 with an empty body')}, and whether a login stands before it.`,
  },
  ...[401, 403].map((status) => ({
    name: `a key that is refused with ${status}`,
    start: always(status, '<p>no</p>'),
    says: refusesKey,
  })),
  {
    name: 'a key that the API refuses',
    start: async () => ({
      ...(await behind(() => undefined, createServer({ apiKey: 'another key' }))),
      key: 'wrong key',
    }),
    says: refusesKey,
  },
].map((row) => ({
  ...row,
  code: 3,
  // A server that starts may answer with 503 for a while, so it is asked again.
  seconds: row.name === notAvailable ? 40 : 8,
}));
