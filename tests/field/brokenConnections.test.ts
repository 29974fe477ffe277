import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { TlsOptions } from 'node:tls';
import { describe, expect, test } from 'vitest';
import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import { proxyIn } from '../../config/proxyFor.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { key } from '../preflight/complaint.ts';
import { authority, certified, yesterday } from './certificates.ts';
import { connectProxy, nobody, plainHttp, tlsAlone } from './fronts.ts';

const pem = (text: string) => ({ file: '/somewhere.pem', text });

/**
 * What `assay run` says about a target when it ends with 3, with its address as `WHERE` and that of the proxy as `PROXY`.
 * One sentence, and the API key in no spelling.
 */
async function said(url: string, connection: Partial<ConnectionSettings> = {}): Promise<string> {
  const folder = workFolder();
  const { ca, cert, certKey, proxy, httpsProxy, insecure } = connection;
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const credentials = proxy?.user == null ? '' : `${proxy.user}:${proxy.password}@`;
  const args = [
    ...(ca ? ['--ca', file('ca.pem', ca.text)] : []),
    ...(cert ? ['--cert', file('cert.pem', cert.text)] : []),
    ...(certKey ? ['--cert-key', file('key.pem', certKey.text)] : []),
    ...(proxy ? ['--proxy', proxy.url.replace('//', `//${credentials}`)] : []),
    ...(insecure === true ? ['--insecure'] : []),
  ];
  const { code, stdout, stderr } = await assayHere(
    folder,
    ['run', '--target', url, '--timeout', '5s', ...args],
    { ASSAY_API_KEY: key, ...(httpsProxy == null ? {} : { [httpsProxy.name]: httpsProxy.value }) },
  );
  expect({ code, stdout }, stderr).toEqual({ code: 3, stdout: '' });
  const message = /^assay: (?<sentence>[^\n]+[^.\n]\.)$/m.exec(stderr)?.groups?.sentence ?? stderr;
  for (const spelling of [key, 'secret', encodeURIComponent(key), JSON.stringify(key).slice(1, -1)])
    expect(stderr).not.toContain(spelling);
  const through = proxy?.url ?? httpsProxy?.value;
  return message.replaceAll(url, 'WHERE').replaceAll(through ?? 'no proxy', 'PROXY');
}

const https = async (options: TlsOptions | Promise<TlsOptions>): Promise<string> =>
  `https://127.0.0.1:${await tlsAlone(await options)}`;

const proxyAt = (port: number, credentials = ''): Pick<ConnectionSettings, 'proxy'> => ({
  proxy: proxyIn(`http://${credentials}127.0.0.1:${port}`, '--proxy'),
});

describe('each broken connection has its own sentence', () => {
  test('a certificate that is self-signed', async () => {
    expect(await said(await https(certified()))).toBe(
      'The certificate of WHERE is self-signed: name it with --ca if you trust it, or do not check it, with --insecure.',
    );
  });

  test('one that has expired', async () => {
    const by = await authority();
    const url = await https(certified({ by, until: yesterday }));
    expect(await said(url, { ca: pem(by.cert) })).toBe(
      'The certificate of WHERE has expired: renew it, or do not check it, with --insecure.',
    );
  });

  test('one that is not valid yet', async () => {
    const by = await authority();
    const url = await https(certified({ by, from: new Date(Date.now() + 3_600_000) }));
    expect(await said(url, { ca: pem(by.cert) })).toMatch(/WHERE is not valid yet: check the clock/);
  });

  test('one for another name', async () => {
    const by = await authority();
    const url = await https(certified({ by, hosts: ['other.example'], addresses: [] }));
    expect(await said(url, { ca: pem(by.cert) })).toBe(
      'The certificate of WHERE is for another name: name the host in --target as its certificate does, or do not check it, with --insecure.',
    );
  });

  test('one of an unknown issuer, whether or not the server sends that too', async () => {
    const by = await authority();
    const leaf = await certified({ by });
    const sentence =
      'The certificate of WHERE is of an unknown issuer: name the certificate of the authority that issued it with --ca.';
    expect(await said(await https(leaf))).toBe(sentence);
    expect(await said(await https({ ...leaf, cert: `${leaf.cert}\n${by.cert}` }))).toBe(sentence);
    const another = await authority('Another');
    expect(await said(await https(leaf), { ca: pem(another.cert) })).toBe(sentence);
  });

  test('a name that does not resolve', async () => {
    expect(await said('https://no-such-host.invalid')).toBe(
      "The host of WHERE can't be found, because its name does not resolve: check it in --target, and the network.",
    );
  });

  test('a refused connection', async () => {
    expect(await said(`https://127.0.0.1:${await nobody()}`)).toBe(
      'Nothing listens at WHERE: start the server, or correct --target.',
    );
  });

  test('plain HTTP on a TLS port', async () => {
    const url = `http://127.0.0.1:${await tlsAlone(await certified())}`;
    expect(await said(url)).toBe(
      'WHERE speaks TLS at this port: write https instead of http in --target, or correct the port.',
    );
  });

  test.each([
    [
      'nginx',
      'text/html',
      '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head>',
    ],
    ['Go', 'text/plain', 'Client sent an HTTP request to an HTTPS server.\n'],
    [
      'Apache',
      'text/html',
      "<!DOCTYPE HTML><p>Reason: You're speaking plain HTTP to an SSL-enabled server port.<br />",
    ],
  ])('the same, as %s answers it', async (_, type, body) => {
    const { http } = await import('../cli/servers.ts');
    const url = await http((request, response) => {
      request.resume();
      response.writeHead(400, { 'content-type': type }).end(body);
    });
    expect(await said(url)).toMatch(/^WHERE speaks TLS at this port/);
  });

  test('TLS on a plain port', async () => {
    expect(await said(`https://127.0.0.1:${await plainHttp()}`)).toBe(
      'WHERE does not speak TLS at this port: write http instead of https in --target, or correct the port.',
    );
  });

  test('a proxy that is not there', async () => {
    const port = await nobody();
    expect(await said('https://api.example', proxyAt(port))).toBe(
      "The proxy PROXY can't be used, because the connection was refused: check that it is up, and its host and port in --proxy.",
    );
    expect(
      await said('https://api.example', {
        httpsProxy: { name: 'HTTPS_PROXY', value: 'http://no-such-host.invalid:3128' },
      }),
    ).toMatch(
      /^The proxy PROXY can't be used, because the name of the host does not resolve .* in HTTPS_PROXY\.$/,
    );
  });

  test('a proxy that refuses: 407 without a password and with a wrong one, 403, 502', async () => {
    const { port } = await connectProxy({ password: 'user:right' });
    expect(await said('https://api.example', proxyAt(port))).toBe(
      'The proxy PROXY does not connect to WHERE (HTTP 407), because it wants a user and a password: give them in ASSAY_PROXY or --proxy, as http://user:password@host:port.',
    );
    const wrong = await said('https://api.example', proxyAt(port, 'user:wrong@'));
    expect(wrong).toBe(
      'The proxy PROXY does not connect to WHERE (HTTP 407), because it refuses the user and the password: correct them in --proxy.',
    );
    const closed = await connectProxy({ refuses: 403 });
    expect(await said('https://api.example', proxyAt(closed.port))).toMatch(
      /WHERE \(HTTP 403\): allow the proxy to connect .* NO_PROXY\.$/,
    );
    const lost = await connectProxy({ refuses: 502 });
    expect(await said('http://api.example', proxyAt(lost.port))).toMatch(
      /WHERE \(HTTP 502\): check host and port in --target, and whether the proxy can reach them\.$/,
    );
    expect(lost.asked[0]).toBe('api.example:80');
  });

  test('a proxy that speaks TLS with a certificate of its own', async () => {
    const { port } = await connectProxy({ tls: await certified() });
    expect(
      await said('https://api.example', {
        proxy: proxyIn(`https://127.0.0.1:${port}`, '--proxy'),
        insecure: true,
      }),
    ).toMatch(
      /^The proxy PROXY can't be used, because the certificate is self-signed .* whether --ca holds the authority/,
    );
  });

  test('a certificate behind a proxy', async () => {
    const { port } = await connectProxy({ leadsTo: await tlsAlone(await certified()) });
    expect(await said('https://localhost:4443', proxyAt(port))).toMatch(
      /^The certificate of WHERE is self-signed/,
    );
  });

  test('a client certificate that is missing, and one that is refused', async () => {
    const by = await authority();
    const another = await authority('Another');
    const server = { ...(await certified({ by })), ca: by.cert, requestCert: true };
    const url = await https(server);
    expect(await said(url, { ca: pem(by.cert) })).toBe(
      'WHERE wants a client certificate: name one with --cert and --cert-key.',
    );
    const client = await certified({ by: another });
    expect(await said(url, { ca: pem(by.cert), cert: pem(client.cert), certKey: pem(client.key) })).toBe(
      // Node closes the connection without an alert.
      'WHERE ends each connection right after the TLS handshake, before a request: check whether it wants a client certificate, or another one than that of --cert.',
    );
  });
});

test('a server that merely breaks connections is not said to speak TLS', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as { port: number };
    expect(await said(`http://127.0.0.1:${port}`)).toMatch(/closed the connection without an HTTP answer/);
  } finally {
    server.close();
  }
});
