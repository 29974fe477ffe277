import { gzipSync } from 'node:zlib';
import { openHttp } from '../cli/servers.ts';
import type { BrokenTarget, Row } from './Row.ts';
import { afterRequest, always, byTheByte } from './targets.ts';

const json = { 'content-type': 'application/json' };
const broken = (clauses: string): RegExp =>
  new RegExp(`^Does not conform\\. \\d+ clauses? broken: .*${clauses}`);
const nothing = /^No breach found in 0 of \d+ cases\. .*Nothing was judged\./;

/** Nothing can be read: at the generic path, at the named route and in soap. */
const unreadable = ['FMT-1', 'FMT-3', 'FMT-4'];

/** Sends a body without an end to every request. */
const endless = (): Promise<BrokenTarget> =>
  openHttp((request, response) => {
    request.resume();
    const chunk = Buffer.alloc(1024 * 1024, '[');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    more();
  });

const of = (format: string, clauses: string): readonly string[] => [
  ...['--formats', format, '--operations', 'CompanyGet', '--clauses', clauses],
  ...['--timeout', '60s', '--runs', '2', '--patience', '400ms'],
];

/** Something answers as no server of the API does, to every call: the first readings say precisely what is wrong, or that nothing can be read. */
export const wrong: readonly Row[] = [
  ...(
    [
      ['an empty object in JSON', '{}', json, ['ENV-1', 'FMT-1', 'FMT-2', 'FMT-3', 'FMT-4', 'FMT-8']],
      ['an answer without bytes', '', json, unreadable],
      ['garbage', '<<<< {]} not, a: document\u0000', { 'content-type': 'text/plain' }, unreadable],
      ['10 MB of [', Buffer.alloc(10 * 1024 * 1024, '['), json, unreadable],
    ] as const
  ).map(([name, body, headers, breaks]) => ({
    name,
    start: always(200, body, headers),
    // Sixteen bodies of ten megabytes at once take a busy machine longer than the default timeout.
    flags: ['--operations', 'Company*,SalesOrder*', '--timeout', '60s'],
    code: 1 as const,
    says: broken(''),
    breaks,
    few: true,
    seconds: 60,
  })),
  {
    name: 'a bomb of entities',
    start: always(
      200,
      `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
        .split('')
        .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'.charAt(index)};`.repeat(10)}">`)
        .join('')}]><a>&j;</a>`,
      { 'content-type': 'application/xml' },
    ),
    flags: of('xml', 'FMT-1'),
    code: 1,
    says: broken(''),
    breaks: ['FMT-1'],
    seconds: 20,
  },
  {
    name: 'a bomb of gzip',
    start: always(200, gzipSync(Buffer.alloc(64 * 1024 * 1024)), { ...json, 'content-encoding': 'gzip' }),
    flags: of('json', 'FMT-1'),
    code: 4,
    says: nothing,
    seconds: 30,
  },
  {
    name: 'a body without an end',
    start: endless,
    flags: of('json', 'FMT-1'),
    code: 4,
    says: nothing,
    seconds: 30,
  },
  {
    name: 'headers without an end',
    start: byTheByte(`HTTP/1.1 200 OK\r\nX-Long: ${'y'.repeat(100_000)}`),
    flags: of('json', 'FMT-1'),
    code: 4,
    says: nothing,
    seconds: 20,
  },
  {
    name: 'less than the promised length, each time',
    start: afterRequest((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"Respon`),
    ),
    flags: of('json', 'FMT-1'),
    code: 1,
    says: broken(''),
    breaks: ['FMT-1'],
    seconds: 20,
  },
];
