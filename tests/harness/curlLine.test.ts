import { execFile, execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { curlLine } from '../../harness/stored/curlLine.ts';
import { mangledKey } from '../../harness/target/mangledKey.ts';
import { httpServer, target } from './transport/servers.ts';

const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const key = 'Zx81-key-4711';
const redact = redactor([key]);

const requestOf = (
  body: string | Uint8Array,
  rest: Partial<Exchange['request']> = {},
): Exchange['request'] => ({
  method: 'POST',
  url: 'http://127.0.0.1:1/json/reply/APIKeyGet',
  headers: [['content-type', 'application/json']],
  body: Buffer.from(body),
  ...rest,
});

describe('the text', () => {
  test('is one line without the key, which is in no argument of a process', () => {
    const line = curlLine(requestOf(`{"APIKEY":"${key}",\n"a":"it's"}`), redact, key);
    expect(line).not.toContain(key);
    expect(line.split('\n')).toHaveLength(1);
    expect(line).toMatch(/^printf '.*%s.*' "\$ASSAY_API_KEY" \| curl /);
    expect(line.slice(line.indexOf('| curl'))).not.toContain('ASSAY_API_KEY');
    const inUrl = curlLine(
      requestOf('', { method: 'GET', url: `http://h/x?APIKEY=${key}&y=1`, headers: [] }),
      redact,
      key,
    );
    expect(inUrl).toBe(
      `printf '%s\\n' 'url = "http://h/x?APIKEY='"$ASSAY_API_KEY"'&y=1"' | curl -sS -g --path-as-is --compressed -X GET -K -`,
    );
  });

  test('leaves out the headers of a recorded connection, and Host only where a client chose it', () => {
    const recorded = requestOf(`{"APIKEY":"${key}"}`, {
      headers: [
        ['Host', '127.0.0.1:8080'],
        [':authority', '127.0.0.1:8080'],
        ['Content-Type', 'application/json'],
        ['Content-Length', '27'],
        ...[
          'Connection',
          'Keep-Alive',
          'Proxy-Connection',
          'Transfer-Encoding',
          'Expect',
          'TE',
          'Upgrade',
        ].map((name) => [name, 'x'] as const),
        ['X-Tenant', '7'],
      ],
    });
    const headersIn = (line: string) => line.match(/-H '[^']*'/g);
    const [ofUrl, ...own] = [
      "-H 'Host: 127.0.0.1:8080'",
      "-H 'Content-Type: application/json'",
      "-H 'X-Tenant: 7'",
    ];
    expect(headersIn(curlLine(recorded, redact, key))).toEqual([ofUrl, ...own]);
    const connection = { options: [], without: ['host'] };
    expect(headersIn(curlLine(recorded, redact, key, { connection }))).toEqual(own);
  });

  test('says when the key stands there in another spelling', () => {
    const odd = 'a"b&c-4711';
    const line = curlLine(requestOf(JSON.stringify({ APIKEY: odd })), redactor([odd]), odd);
    expect(line).toMatch(/^# \$ASSAY_API_KEY must hold the key as it is written in this place/);
    expect(line.split('\n')).toHaveLength(2);
    expect(line).not.toContain('4711');
  });
});

interface Got {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

async function recorder(): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const url = await httpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      got.push({ method, url: request.url, headers, body: Buffer.concat(chunks).toString('latin1') });
      response.end('ok');
    });
  });
  return { url, got };
}

const run = (line: string, shell = 'bash', set: NodeJS.Dict<string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '', ASSAY_API_KEY: key, HOME: '/nonexistent', ...set };
    execFile(shell, ['-c', line], { env, timeout: 20_000 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });

describe.skipIf(!has('bash') || !has('curl')).each(['bash', 'sh'])(
  'run by %s and curl, the same request comes',
  (shell) => {
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    test.each<[string, Uint8Array | string]>([
      ['json', `{"APIKEY":"${key}","a":"it's \\"é\\" $HOME \`id\` !x %s %% \\\\ \\n"}`],
      ['lines and controls', `APIKEY\r\n${key}\r\n\t\u0001\u007f'\\x41'\u0085\u2028`],
      ['a leading @ and a dash', `@/etc/passwd ${key} -d`],
      ['every byte', every],
      ['every byte around the key', Buffer.concat([every, Buffer.from(key), every])],
      ['not UTF-8', Buffer.concat([Buffer.from('é', 'latin1'), Buffer.from(key)])],
      ['zero bytes', Buffer.from('\0\0a\0')],
      ['nothing', ''],
      ['two keys and nothing else', key + key],
      ['a dash, a line and %s', `-d %s\n${key}\\n`],
    ])('%s', async (_what, body) => {
      const { url, got } = await recorder();
      const { request } = await target(`${url}/base`).send({
        method: 'POST',
        path: "/soap11?x='a'&y=[1]{2}&z=%20",
        headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: "It's" },
        body: Buffer.from(body),
        effect: 'read',
        caseId: 'case',
      });
      expect(await run(curlLine(request, redact, key), shell)).toBe('ok');
      expect(got).toHaveLength(2);
      const [ours, theirs] = got;
      expect(theirs?.body).toBe(ours?.body);
      expect(theirs?.url).toBe(ours?.url);
      expect(theirs?.method).toBe(ours?.method);
      for (const name of ['content-type', 'soapaction', 'user-agent', 'accept']) {
        expect(theirs?.headers[name]).toBe(ours?.headers[name]);
      }
    });

    test('a GET with the key in the query and in a header', async () => {
      const { url, got } = await recorder();
      const { request } = await target(url, {
        headers: { 'X-Token': `t "${key}" \\ é`.normalize('NFC').replace('é', 'e') },
      }).send({
        method: 'GET',
        path: `/SalesOrder/SalesOrderGet?APIKEY=${key}&ReturnTopNRecords=1`,
        headers: {},
        body: new Uint8Array(),
        effect: 'read',
        caseId: 'case',
      });
      const line = curlLine(request, redact, key);
      expect(line).not.toContain(key);
      await run(line, shell);
      expect(got[1]?.url).toBe(got[0]?.url);
      expect(got[1]?.method).toBe('GET');
      expect(got[1]?.headers['x-token']).toBe(got[0]?.headers['x-token']);
      expect(got[1]?.headers['content-type']).toBeUndefined();
    });

    test.each(['truncated', 'altered', 'extended', 'padded', 'otherCase'] as const)(
      'a wrong key (%s) is made of the right one, in the body and in the URL',
      async (keyAs) => {
        const { url, got } = await recorder();
        const wrong = mangledKey(key, keyAs);
        const hidden = redactor([key, mangledKey(key, 'truncated')]);
        const calls = [
          { method: 'POST' as const, path: '/x', body: Buffer.from(`{"APIKEY":"${wrong}"}`) },
          ...(keyAs === 'padded'
            ? []
            : [{ method: 'GET' as const, path: `/x?APIKEY=${wrong}`, body: Buffer.from('') }]),
        ] as const;
        for (const call of calls) {
          const { request } = await target(url).send({ ...call, headers: {}, effect: 'key', caseId: 'case' });
          const line = curlLine(request, hidden, key, { keyAs });
          // The port may hold the digits of the key.
          expect(line.replaceAll(url, '')).not.toContain('4711');
          expect(line.split('\n')).toHaveLength(1);
          await run(line, shell);
          const [ours, theirs] = got.slice(-2);
          expect(theirs?.body).toBe(ours?.body);
          expect(theirs?.url).toBe(ours?.url);
        }
      },
    );

    test('stand-ins take what their variables hold, in the body and in the URL, and nothing is sent while one is empty', async () => {
      const { url, got } = await recorder();
      const { request } = await target(url).send({
        method: 'POST',
        path: '/x?id=7310482619500001&b=1',
        headers: { 'Content-Type': 'text/csv' },
        body: Buffer.from(`APIKEY,Id,SKU\n${key},7310482619500001,7310482619500002\n`),
        effect: 'write',
        caseId: 'case',
      });
      const line = curlLine(request, redact, key, {
        standIns: new Map([
          ['7310482619500001', 'COMPANY_ID'],
          ['7310482619500002', 'PRODUCT_SKU'],
        ]),
      });
      expect(line).not.toContain('73104826195');
      expect(line.split('\n')).toHaveLength(1);
      await run(line, shell, { COMPANY_ID: '17', PRODUCT_SKU: `it's "$HOME" \`id\` %s \\n` });
      expect(got[1]?.body).toBe(`APIKEY,Id,SKU\n${key},17,it's "$HOME" \`id\` %s \\n\n`);
      expect(got[1]?.url).toBe('/x?id=17&b=1');
      await expect(run(line, shell, { COMPANY_ID: '17' })).rejects.toThrow(/PRODUCT_SKU/);
      expect(got).toHaveLength(2);
    });
  },
);
