import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Certificate } from './Certificate.ts';

/** Whose key signed a certificate. */
export type Signer = NonNullable<Certificate['signedBy']>;

/** Reads the private key with which a certificate is signed. Raises SettingsError if it is no Ed25519 key in PEM. */
export function readPrivateKey(file: string): KeyObject {
  return readKey('--sign', file, (pem) => createPrivateKey(pem), {
    what: 'a private key',
    advice: 'make one with: openssl genpkey -algorithm ed25519 -out key.pem',
  });
}

/** Reads the public key of whoever must have signed. Raises SettingsError if it is no Ed25519 key in PEM. */
export function readPublicKey(file: string): KeyObject {
  return readKey('--key', file, (pem) => createPublicKey(pem), {
    what: 'a public key',
    advice: 'name the public key of whoever signed the bundle',
  });
}

function readKey(
  flag: string,
  file: string,
  read: (pem: string) => KeyObject,
  { what, advice }: { readonly what: string; readonly advice: string },
): KeyObject {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(`${flag}: ${file} can't be read (${code}); name a file with ${what}.`);
  }
  let key: KeyObject;
  try {
    key = read(pem);
  } catch {
    // What the error says may show a part of the file.
    throw new SettingsError(`${flag}: ${file} holds no Ed25519 key in PEM without a passphrase; ${advice}.`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new SettingsError(`${flag}: the key in ${file} is no Ed25519 key; ${advice}.`);
  return key;
}

/** What a certificate says of the key that signs it. */
export function signerOf(key: KeyObject): Signer {
  const ofPublic = key.type === 'private' ? createPublicKey(key) : key;
  const der = ofPublic.export({ type: 'spki', format: 'der' });
  return {
    algorithm: 'Ed25519',
    publicKey: ofPublic.export({ type: 'spki', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(der).digest('hex'),
  };
}

/** The signature of a certificate's bytes, as the file holds it. */
export const signatureOf = (certificate: Uint8Array, key: KeyObject): Buffer =>
  Buffer.from(`${sign(null, certificate, key).toString('base64')}\n`);

/** Whether the holder of that key signed these bytes. Only one way to write the signature counts. */
export function isSignedBy(signer: Signer, certificate: Uint8Array, signature: Buffer): boolean {
  const raw = Buffer.from(signature.toString('latin1'), 'base64');
  if (!Buffer.from(`${raw.toString('base64')}\n`).equals(signature)) return false;
  try {
    const key = createPublicKey(signer.publicKey);
    return key.asymmetricKeyType === 'ed25519' && verify(null, certificate, key, raw);
  } catch {
    return false;
  }
}
