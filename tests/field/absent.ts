import { openHttp, openNobody } from '../cli/servers.ts';
import type { Row } from './Row.ts';
import { afterRequest, atOnce, byTheByte } from './targets.ts';

const silent =
  'TARGET did not answer within 400 ms: check that the server is up, or allow it more with --timeout.';
const closed =
  'TARGET closed the connection without an HTTP answer: check host, port and http or https in --target.';
const notHttp = 'What answers at TARGET is not HTTP: check host, port and http or https in --target.';

const rows: readonly Omit<Row, 'code' | 'seconds'>[] = [
  {
    name: 'nobody listens',
    start: openNobody,
    says: 'Nothing listens at TARGET: start the server, or correct --target.',
    byCommand: true,
  },
  {
    name: 'the name does not exist',
    start: async () => ({ url: 'http://no-such-host.invalid', close: () => undefined }),
    says: "The host of TARGET can't be found, because its name does not resolve: check it in --target, and the network.",
  },
  { name: 'connections are taken, and nothing is said', start: atOnce(() => undefined), says: silent },
  {
    name: 'requests are read, and nothing is answered',
    start: () => openHttp((request) => request.resume()),
    says: silent,
  },
  {
    name: 'the same where calls go one by one',
    start: () => openHttp((request) => request.resume()),
    flags: ['--concurrency', '1'],
    says: silent,
  },
  { name: 'headers come by the byte', start: byTheByte('HTTP/1.1 200 OK\r\nX-Slow: '), says: silent },
  {
    name: 'a body comes by the byte',
    start: byTheByte('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'),
    says: silent,
  },
  {
    name: 'a chunk comes by the byte',
    start: byTheByte('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n'),
    says: silent,
  },
  {
    name: 'an answer begins and does not end',
    start: afterRequest((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{')),
    says: silent,
  },
  { name: 'connections are closed at once', start: atOnce((socket) => socket.destroy()), says: closed },
  {
    name: 'connections are reset at once',
    start: atOnce((socket) => socket.resetAndDestroy()),
    says: closed,
  },
  {
    name: 'connections are closed after the request',
    start: afterRequest((socket) => socket.destroy()),
    says: closed,
  },
  {
    name: 'connections are closed politely after the request',
    start: afterRequest((socket) => socket.end()),
    says: closed,
  },
  {
    name: 'headers break off',
    start: afterRequest((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty')),
    says: closed,
  },
  {
    name: 'a mail server greets',
    start: atOnce((socket) => socket.end('220 mail.example ESMTP\r\n')),
    says: notHttp,
  },
  {
    name: 'a shell server greets after the request',
    start: afterRequest((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
    says: notHttp,
  },
  {
    name: 'a status line with a status of four digits',
    start: afterRequest((socket) => socket.end('HTTP/1.1 2000 OK\r\n\r\n')),
    says: notHttp,
  },
  {
    name: 'JSON without a head',
    start: afterRequest((socket) => socket.end('{"ResponseStatus":{"ErrorCode":"0"}}')),
    says: notHttp,
  },
];

/** Nothing answers over HTTP: there is no target. One timeout has to be enough to know that. */
export const absent: readonly Row[] = rows.map((row) => ({
  ...row,
  code: 3,
  // Where something comes, a busy machine may need longer than these 400 ms to see it.
  flags: [...(row.says === silent ? ['--timeout', '400ms'] : []), ...(row.flags ?? [])],
  seconds: 10,
}));
