import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { proxyFor } from '../../config/proxyFor.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { certified } from '../field/certificates.ts';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-connection-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const loaded = (
  folder: string,
  flags: Readonly<Record<string, readonly string[]>>,
  environment: Record<string, string> = {},
) => loadSettings({ flags, environment, folder }).connection;

/** What is said about wrong settings, without the folder. */
function said(...args: Parameters<typeof loaded>): string {
  try {
    loaded(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return String((error as Error).message).replaceAll(`${args[0]}/`, '');
  }
  throw new Error('nothing was said');
}

describe('certificates', () => {
  test('are read from their files, from any source, and the passphrase from the environment', async () => {
    const { cert, key } = await certified({ passphrase: 'open it' });
    const folder = folderOf({
      'ca.pem': cert,
      'client.pem': cert,
      'client.key': key,
      'assay.config.json': '{"ca":"ca.pem"}',
      '.env': 'ASSAY_CERT_PASSPHRASE=open it\nASSAY_CERT_KEY=client.key\n',
    });
    const connection = loaded(folder, { cert: ['client.pem'] });
    expect(connection).toMatchObject({
      ca: { file: join(folder, 'ca.pem'), text: cert },
      cert: { file: join(folder, 'client.pem'), text: cert },
      certKey: { file: join(folder, 'client.key'), text: key },
      certPassphrase: 'open it',
    });
  });

  test('and their key may be in one file', async () => {
    const { cert, key } = await certified();
    const folder = folderOf({ 'both.pem': `${key}\n${cert}` });
    const connection = loaded(folder, { cert: ['both.pem'] });
    expect(connection.certKey?.file).toBe(connection.cert?.file);
  });

  test.each(['ca', 'cert'])('a --%s that is missing, a folder, or no certificate', (flag) => {
    const folder = folderOf({
      'text.pem': 'nothing',
      'torn.pem': '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    });
    expect(said(folder, { [flag]: ['gone.pem'] })).toBe(
      `--${flag}: gone.pem can't be read (ENOENT); allowed is a PEM file.`,
    );
    expect(said(folder, { [flag]: ['.'] })).toMatch(/can't be read \(EISDIR\)/);
    expect(said(folder, { [flag]: ['text.pem'] })).toMatch(
      /^--\w+: text.pem holds no certificate; allowed is a PEM file/,
    );
    expect(said(folder, { [flag]: ['torn.pem'] })).toMatch(/certificate 1 of 1 in torn.pem can't be read/);
  });

  test('a key that is missing, not there, or of another certificate', async () => {
    const one = await certified();
    const other = await certified();
    const folder = folderOf({ 'a.pem': one.cert, 'a.key': one.key, 'b.key': other.key });
    expect(said(folder, { cert: ['a.pem'] })).toBe(
      '--cert: a.pem holds no private key; name the file that does, with --cert-key.',
    );
    expect(said(folder, { 'cert-key': ['a.key'] })).toBe(
      '--cert-key: it is the key of a certificate; name that too, with --cert.',
    );
    expect(said(folder, { cert: ['a.pem'], 'cert-key': ['gone.key'] })).toBe(
      "--cert-key: gone.key can't be read (ENOENT); allowed is a PEM file.",
    );
    expect(said(folder, { cert: ['a.pem'], 'cert-key': ['a.pem'] })).toMatch(
      /^--cert-key: a.pem holds no private key/,
    );
    expect(said(folder, { cert: ['a.pem'] }, { ASSAY_CERT_KEY: 'b.key' })).toBe(
      'ASSAY_CERT_KEY: the key in b.key is not that of the first certificate in a.pem; name the two that belong together.',
    );
  });

  test('a passphrase that is missing, and one that is wrong and not repeated', async () => {
    const { cert, key } = await certified({ passphrase: 'right' });
    const folder = folderOf({ 'a.pem': cert, 'a.key': key });
    const flags = { cert: ['a.pem'], 'cert-key': ['a.key'] };
    expect(said(folder, flags)).toBe('--cert-key: the key in a.key is encrypted; set ASSAY_CERT_PASSPHRASE.');
    expect(said(folder, flags, { ASSAY_CERT_PASSPHRASE: 'wrong' })).toBe(
      'ASSAY_CERT_PASSPHRASE: it does not open the key in a.key; set the passphrase of that key.',
    );
  });

  test('a passphrase in the settings file is refused', () => {
    const folder = folderOf({ 'assay.config.json': '{"certPassphrase":"open it"}' });
    expect(said(folder, {})).toMatch(
      /^certPassphrase in assay.config.json: there is no setting of that name/,
    );
  });
});

describe('the proxy', () => {
  test.each([
    ['http://proxy.example:3128', { url: 'http://proxy.example:3128', user: null, password: null }],
    ['proxy.example:3128', { url: 'http://proxy.example:3128', user: null, password: null }],
    [
      'https://us%40er:p%3Aw@proxy.example/',
      { url: 'https://proxy.example', user: 'us@er', password: 'p:w' },
    ],
    ['http://user@[::1]:3128', { url: 'http://[::1]:3128', user: 'user', password: '' }],
  ])('%s', (given, expected) => {
    expect(loaded('/', { proxy: [given] }).proxy).toEqual({ ...expected, from: '--proxy' });
    expect(loaded('/', {}, { ASSAY_PROXY: given }).proxy?.from).toBe('ASSAY_PROXY');
  });

  test.each([
    'socks5://us:secret@proxy',
    'http://us:secret@proxy/path',
    'http://us:%secret@proxy',
    '://secret',
  ])('%s is refused, and not repeated', (given) => {
    expect(said('/nowhere', { proxy: [given] })).toBe(
      '--proxy: what was given is not allowed; allowed is an http or https URL without a path, such as http://proxy.example:3128; it may hold a user and a password.',
    );
  });

  const used = (target: string, environment: Record<string, string>, isLoopback = false) =>
    proxyFor(new URL(target), isLoopback, loaded('/', {}, environment));

  test('comes from HTTPS_PROXY or HTTP_PROXY, by the scheme of the target', () => {
    const environment = { HTTPS_PROXY: 'http://s:1', HTTP_PROXY: 'http://p:2' };
    expect(used('https://a.example', environment)).toMatchObject({ url: 'http://s:1', from: 'HTTPS_PROXY' });
    expect(used('http://a.example', environment)).toMatchObject({ url: 'http://p:2', from: 'HTTP_PROXY' });
    expect(used('https://a.example', { https_proxy: 'l:1', HTTPS_PROXY: 'u:1' })?.from).toBe('https_proxy');
    expect(used('https://a.example', { HTTP_PROXY: 'http://p:2' })).toBeNull();
    expect(used('https://a.example', { ...environment, ASSAY_PROXY: 'http://own:3' })?.from).toBe(
      'ASSAY_PROXY',
    );
  });

  test('of the environment is not used for a target on loopback, and that of --proxy is', () => {
    expect(used('https://127.0.0.1', { HTTPS_PROXY: 'http://s:1' }, true)).toBeNull();
    expect(used('https://127.0.0.1', { HTTPS_PROXY: 'socks5://s:1' }, true)).toBeNull();
    expect(used('https://127.0.0.1', { ASSAY_PROXY: 'http://s:1', NO_PROXY: '*' }, true)).not.toBeNull();
  });

  test('of the environment that is none is refused where it is needed, and not repeated', () => {
    expect(() => used('https://a.example', { HTTPS_PROXY: 'socks5://us:secret@s:1' })).toThrow(
      /^HTTPS_PROXY: what was given is not allowed; allowed is an http or https URL .* NO_PROXY\.$/,
    );
  });

  test.each<[string, string, boolean]>([
    ['a.example', 'https://a.example', true],
    ['A.Example.', 'https://a.example', true],
    ['b.example, a.example', 'https://a.example', true],
    ['b.example a.example', 'https://a.example', true],
    ['example', 'https://a.example', true],
    ['.example', 'https://a.example', true],
    ['*.example', 'https://a.example', true],
    ['ample', 'https://a.example', false],
    ['b.a.example', 'https://a.example', false],
    ['*', 'https://a.example', true],
    ['*:444', 'https://a.example', false],
    ['a.example:443', 'https://a.example', true],
    ['a.example:443', 'https://a.example:8443', false],
    ['a.example:80', 'http://a.example', true],
    ['10.1.2.3', 'https://10.1.2.3', true],
    ['1.2.3', 'https://10.1.2.3', false],
    ['2.3', 'https://10.1.2.3', false],
    ['10.0.0.0/8', 'https://10.1.2.3', true],
    ['10.0.0.0/8', 'https://11.1.2.3', false],
    ['10.0.0.0/8', 'https://a.example', false],
    ['2001:db8::1', 'https://[2001:db8::1]', true],
    ['2001:DB8:0:0::1', 'https://[2001:db8::1]', true],
    ['[2001:db8::1]', 'https://[2001:db8::1]', true],
    ['[2001:db8::1]:8443', 'https://[2001:db8::1]:8443', true],
    ['[2001:db8::1]:8443', 'https://[2001:db8::1]', false],
    ['2001:db8::/32', 'https://[2001:db8::1]', true],
    ['2001:db8::2', 'https://[2001:db8::1]', false],
    ['', 'https://a.example', false],
    ['10.0.0.0/99, /8, :1, ., nonsense/x', 'https://10.1.2.3', false],
  ])('NO_PROXY=%s and %s: without a proxy is %s', (noProxy, target, isDirect) => {
    const value = 'http://proxy:1';
    const connection = {
      ...plainConnection,
      httpProxy: { name: 'HTTP_PROXY', value },
      httpsProxy: { name: 'HTTPS_PROXY', value },
      noProxy,
    };
    expect(proxyFor(new URL(target), false, connection) === null).toBe(isDirect);
  });
});
