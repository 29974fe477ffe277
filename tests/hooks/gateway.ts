import { createServer as createHttp, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';

/** A request as a gateway sees it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A gateway before a reference server. */
export interface Gateway {
  readonly url: string;
  readonly apiKey: string;
  readonly fixtures: ReturnType<typeof fixtures>;
  readonly seen: readonly Seen[];
}

interface GatewayOptions {
  /** Whether a request is let through; by default, each one. */
  readonly letsIn?: (request: Seen) => boolean;
  /** What is said of each request in a header of its answer. */
  readonly says?: (request: Seen) => string;
}

/** Opens a gateway on loopback until the end of the test. */
export async function gateway({ letsIn = () => true, says }: GatewayOptions = {}): Promise<Gateway> {
  const server = createServer({ apiKey: 'a-key-of-the-gateway' });
  const behind = await listen(server);
  const seen: Seen[] = [];
  const front = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void pass({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('latin1'),
      });
    });
    const pass = async (one: Seen): Promise<void> => {
      seen.push(one);
      const told = says === undefined ? {} : { 'x-seen': says(one) };
      if (!letsIn(one)) {
        response.writeHead(403, { ...told, 'content-type': 'text/plain' }).end('not signed');
        return;
      }
      const { 'content-type': type, accept, soapaction } = one.headers;
      const headers = Object.entries({ 'content-type': type, accept, soapaction }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      const answer = await fetch(behind.url + one.url, {
        method: one.method,
        headers,
        ...(one.method === 'GET' ? {} : { body: Buffer.from(one.body, 'latin1') }),
      });
      response
        .writeHead(answer.status, { ...told, 'content-type': answer.headers.get('content-type') ?? '' })
        .end(Buffer.from(await answer.arrayBuffer()));
    };
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await behind.close();
  });
  const { port } = front.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, apiKey: server.apiKey, fixtures: fixtures(server.store), seen };
}
