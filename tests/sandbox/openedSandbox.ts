import { type IncomingHttpHeaders, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { openSandbox, sandboxServer } from '../../cli/serve/openSandbox.ts';
import { type ServeFlags, serveOptions } from '../../cli/serve/serveOptions.ts';
import { withOrigins } from '../../cli/serve/withOrigins.ts';
import { withPage } from '../../cli/serve/withPage.ts';
import type { Store } from '../../server/store/Store.ts';

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface OpenedSandbox {
  /** The origin of the page, without a path. */
  readonly origin: string;
  readonly store: Store;
  /** Lines that the command would print. */
  readonly log: readonly string[];
  /** Sends any headers, also those that a browser sets itself. */
  readonly send: (
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ) => Promise<Received>;
}

/** What `assay serve` opens with these flags, in this process and until the test ends. */
export async function openedSandbox(flags: ServeFlags = {}): Promise<OpenedSandbox> {
  const options = serveOptions({ apiKey: 'key-of-the-sandbox', ...flags });
  const server = sandboxServer(options);
  const log: string[] = [];
  const opened = withPage(withOrigins(server, options.origins), options.planted);
  const { port, close } = await openSandbox(opened, options, (line) => log.push(line));
  onTestFinished(close);
  const send: OpenedSandbox['send'] = (method, path, headers = {}, body = '') =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      call.on('error', reject);
      call.end(body);
    });
  return { origin: `http://127.0.0.1:${port}`, store: server.store, log, send };
}
