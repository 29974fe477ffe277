import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';

const encoded = (body: object): Uint8Array => new TextEncoder().encode(JSON.stringify(body));

/** A listener on loopback, and what it was sent. */
async function listener(): Promise<{ readonly url: string; readonly next: Promise<string> }> {
  let heard = (_: string): void => {};
  const next = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const server = createHttpServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      response.end();
      heard(`${request.method} ${request.url} ${body}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next };
}

test('an inserted document is told to who subscribed to such events, with the query of its address', async () => {
  const { apiKey, handle } = createServer();
  const { url, next } = await listener();
  const post = (operation: string, body: object) =>
    handle({
      method: 'POST',
      url: `/json/reply/${operation}`,
      headers: { 'content-type': 'application/json' },
      body: encoded({ APIKEY: apiKey, ...body }),
    });
  const mvEvent = { EventType: 'DocumentInserted', Application: 'test', ListenerURL: `${url}/heard?by=me` };
  expect(post('EventSubscriptionAdd', { mvEvent }).status).toBe(200);
  const mvDocument = { DocumentTypeId: -1, DocumentDetails: [] };
  const inserted = post('DocumentUpdate', { mvDocument, mvRecordAction: 'Insert' });
  const { entityID } = JSON.parse(Buffer.from(inserted.body).toString()) as { entityID: number };
  expect(await next).toBe(`POST /heard?by=me {"EventType":"DocumentInserted","DocumentId":"${entityID}"}`);
});
