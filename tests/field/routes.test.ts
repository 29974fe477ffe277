import { expect, test } from 'vitest';
import { type ConnectionSettings, plainConnection } from '../../config/ConnectionSettings.ts';
import { proxyIn } from '../../config/proxyFor.ts';
import { curlConnection } from '../../harness/stored/curlConnection.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { http } from '../cli/servers.ts';
import { read, target, text } from '../harness/transport/servers.ts';
import { authority, certified } from './certificates.ts';
import { connectProxy, tlsBefore } from './fronts.ts';

const pem = (file: string, content: string) => ({ file, text: content });

const answering = (): Promise<string> => http((request, response) => response.end(request.url));

const through = (port: number, scheme = 'http'): Partial<ConnectionSettings> => ({
  proxy: proxyIn(`${scheme}://127.0.0.1:${port}`, '--proxy'),
});

/** What a target answers over these connections. */
async function answerOver(baseUrl: string, connection: Partial<ConnectionSettings>): Promise<string> {
  const opened = target(baseUrl, { connection: { ...plainConnection, ...connection }, timeoutMs: 5000 });
  const { response, failure } = await opened.send(read);
  return failure?.message ?? text(response?.body);
}

test('TLS over IPv6, with an own authority and a base path', async () => {
  const by = await authority();
  const port = await tlsBefore(await answering(), await certified({ by }), '::1');
  expect(await answerOver(`https://[::1]:${port}/base`, { ca: pem('ca.pem', by.cert) })).toBe(
    '/base/json/reply/APIKeyGet',
  );
});

test.each(['http', 'https'])('a target of %s through a tunnel, over IPv6 and by name', async (scheme) => {
  const by = await authority();
  const plain = await answering();
  const port = scheme === 'http' ? new URL(plain).port : await tlsBefore(plain, await certified({ by }));
  const proxy = await connectProxy({ leadsTo: Number(port) });
  const connection = { ...through(proxy.port), ca: pem('ca.pem', by.cert) };
  for (const host of ['[::1]', 'localhost'])
    expect(await answerOver(`${scheme}://${host}:${port}`, connection)).toBe('/json/reply/APIKeyGet');
  expect(proxy.asked).toEqual([`[::1]:${port}`, `localhost:${port}`]);
});

test('a proxy that speaks TLS itself', async () => {
  const by = await authority();
  const port = await tlsBefore(await answering(), await certified({ by }));
  const proxy = await connectProxy({ tls: await certified({ by, hosts: [] }) });
  const connection = { ...through(proxy.port, 'https'), ca: pem('ca.pem', by.cert) };
  expect(await answerOver(`https://localhost:${port}`, connection)).toBe('/json/reply/APIKeyGet');
});

test.each<[string, string, string | undefined, boolean]>([
  ['directly', 'http://127.0.0.1', undefined, true],
  ['through a proxy on this host', 'http://127.0.0.1', 'http://localhost:3128', true],
  ['through a proxy on another host', 'http://127.0.0.1', 'http://192.0.2.1:3128', false],
  ['through a proxy on another host', 'http://localhost', 'http://proxy.example:3128', false],
  ['through a proxy on this host', 'http://192.0.2.1', 'http://127.0.0.1:3128', false],
])('%s, %s is on loopback (%s): %s', async (_, url, named, expected) => {
  const proxy = named === undefined ? null : proxyIn(named, '--proxy');
  expect((await routeTo(new URL(url), { ...plainConnection, proxy })).loopback).toBe(expected);
});

test('nothing is written to 127.0.0.1 of another host', async () => {
  const connection = { ...plainConnection, proxy: proxyIn('http://192.0.2.1:3128', '--proxy') };
  const opened = target('http://127.0.0.1:1', { connection });
  await expect(opened.send({ ...read, effect: 'write' })).rejects.toThrow('--allow writes');
});

test('the curl lines hold what leads to the target, and no password', async () => {
  const optionsFor = async (url: string, given: Partial<ConnectionSettings>) => {
    const connection = { ...plainConnection, ...given };
    return curlConnection(new URL(url), await routeTo(new URL(url), connection), connection);
  };
  const files = {
    ca: pem("/it's/ca.pem", ''),
    cert: pem('/client.pem', ''),
    certKey: pem('/client.key', ''),
    certPassphrase: 'opens it',
  };
  const named = { proxy: proxyIn('http://user:secret@proxy.example:3128', '--proxy') };
  const proxied = await optionsFor('https://api.example', { ...files, ...named, insecure: true });
  expect(proxied.options.join(' ')).toBe(
    `--cacert '/it'\\''s/ca.pem' --cert '/client.pem' --key '/client.key' --insecure --proxy 'http://proxy.example:3128' --noproxy ''`,
  );
  expect(proxied.note).toMatch(/add --proxy-user/);
  const plain = await optionsFor('http://api.example', { ...files, ...named });
  expect(plain.options.join(' ')).toBe("--proxy 'http://proxy.example:3128' --noproxy '' --proxytunnel");
  // curl would send this to the proxy.
  const inEnvironment = { httpsProxy: { name: 'HTTPS_PROXY', value: 'http://proxy.example:3128' } };
  expect((await optionsFor('https://127.0.0.1', inEnvironment)).options).toEqual([`--noproxy '*'`]);
  expect(await optionsFor('https://127.0.0.1', {})).toEqual({ options: [] });
});
