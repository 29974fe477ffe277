import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { ConnectionSettings, PemFile, ProxySettings, ProxyVariable } from './ConnectionSettings.ts';
import { textOf } from './contentOfFile.ts';
import { allowedProxy, proxyIn } from './proxyFor.ts';
import { SettingsError } from './SettingsError.ts';
import { passphraseName, type Source } from './sources.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A PEM file, and what the operator calls its setting. */
interface NamedPem extends PemFile {
  readonly name: string;
}

/**
 * How a target is connected to, from Assay's own settings and the variables that other programs read too. `passphrase` opens the
 * key of the client's certificate.
 *
 * Raises SettingsError if a file can't be read or isn't what its setting asks for, if the key is not that of the certificate, or if
 * the passphrase is wrong.
 */
export function loadConnection(
  sources: readonly Source[],
  environment: Variables,
  passphrase: string | null,
): ConnectionSettings {
  const ca = pemOf(sources, 'ca');
  if (ca !== null) requireCertificates(ca);
  const pair = clientPair(sources, passphrase);
  return {
    ca: withoutName(ca),
    cert: withoutName(pair?.cert ?? null),
    certKey: withoutName(pair?.certKey ?? null),
    certPassphrase: passphrase,
    insecure: sources.find(({ values }) => values.insecure !== undefined)?.values.insecure === true,
    proxy: ownProxy(sources),
    httpProxy: variable(environment, 'HTTP_PROXY'),
    httpsProxy: variable(environment, 'HTTPS_PROXY'),
    noProxy: variable(environment, 'NO_PROXY')?.value ?? '',
  };
}

function clientPair(
  sources: readonly Source[],
  passphrase: string | null,
): { readonly cert: NamedPem; readonly certKey: NamedPem } | null {
  const cert = pemOf(sources, 'cert');
  const ownKey = pemOf(sources, 'certKey');
  if (cert === null) {
    if (ownKey === null) return null;
    throw new SettingsError(`${ownKey.name}: it is the key of a certificate; name that too, with --cert.`);
  }
  const [leaf] = requireCertificates(cert);
  const certKey = ownKey ?? cert;
  if (!/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(certKey.text))
    throw new SettingsError(
      ownKey === null
        ? `${cert.name}: ${cert.file} holds no private key; name the file that does, with --cert-key.`
        : `${ownKey.name}: ${ownKey.file} holds no private key; allowed is a PEM file with one.`,
    );
  const key = openedKey(certKey, passphrase);
  if (leaf === undefined || !leaf.checkPrivateKey(key))
    throw new SettingsError(
      `${certKey.name}: the key in ${certKey.file} is not that of the first certificate in ${cert.file}; name the two that belong together.`,
    );
  try {
    createSecureContext({
      cert: cert.text,
      key: certKey.text,
      ...(passphrase === null ? {} : { passphrase }),
    });
  } catch (error) {
    throw new SettingsError(
      `${cert.name}: TLS does not take the certificate in ${cert.file} (${codeOf(error)}); name another one.`,
    );
  }
  return { cert, certKey };
}

function openedKey({ name, file, text }: NamedPem, passphrase: string | null): KeyObject {
  const isEncrypted = /ENCRYPTED/.test(text);
  if (isEncrypted && passphrase === null)
    throw new SettingsError(`${name}: the key in ${file} is encrypted; set ${passphraseName}.`);
  try {
    return createPrivateKey({ key: text, ...(passphrase === null ? {} : { passphrase }) });
  } catch (error) {
    throw new SettingsError(
      isEncrypted
        ? `${passphraseName}: it does not open the key in ${file}; set the passphrase of that key.`
        : `${name}: the private key in ${file} can't be read (${codeOf(error)}); allowed is a PEM file with one.`,
    );
  }
}

/** The certificates in a file, of which there is at least one. */
function requireCertificates({ name, file, text }: NamedPem): readonly X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0)
    throw new SettingsError(
      `${name}: ${file} holds no certificate; allowed is a PEM file, in which each begins with -----BEGIN CERTIFICATE-----.`,
    );
  return blocks.map((block, index) => {
    try {
      return new X509Certificate(block);
    } catch {
      throw new SettingsError(
        `${name}: certificate ${index + 1} of ${blocks.length} in ${file} can't be read; allowed is a PEM file with whole certificates.`,
      );
    }
  });
}

function pemOf(sources: readonly Source[], setting: 'ca' | 'cert' | 'certKey'): NamedPem | null {
  const source = sources.find(({ values }) => values[setting] !== undefined);
  if (source === undefined) return null;
  const name = source.nameOf(setting);
  const file = resolve(source.folder, String(source.values[setting]));
  try {
    return { name, file, text: textOf(readFileSync(file)) };
  } catch (error) {
    throw new SettingsError(`${name}: ${file} can't be read (${codeOf(error)}); allowed is a PEM file.`);
  }
}

function ownProxy(sources: readonly Source[]): ProxySettings | null {
  const source = sources.find(({ values }) => values.proxy !== undefined);
  if (source === undefined) return null;
  const name = source.nameOf('proxy');
  const proxy = proxyIn(String(source.values.proxy), name);
  if (proxy === null)
    throw new SettingsError(`${name}: what was given is not allowed; allowed is ${allowedProxy}.`);
  return proxy;
}

/** In lower case it goes first, as curl has it. */
function variable(environment: Variables, name: string): ProxyVariable | null {
  for (const each of [name.toLowerCase(), name]) {
    const value = environment[each]?.trim();
    if (value !== undefined && value !== '') return { name: each, value };
  }
  return null;
}

const withoutName = (pem: NamedPem | null): PemFile | null =>
  pem === null ? null : { file: pem.file, text: pem.text };

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';
