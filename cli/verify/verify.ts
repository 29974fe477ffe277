import { statSync } from 'node:fs';
import { SettingsError } from '../../config/SettingsError.ts';
import { counted } from '../../harness/words/counted.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import type { Certificate } from '../certify/Certificate.ts';
import { judgedInWords, outcomeInWords, provesIn } from '../certify/certificatePage.ts';
import { readPublicKey } from '../certify/signing.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { tuneForOneRun } from '../tuneEngine.ts';
import { type Verified, verifyBundle } from './verifyBundle.ts';

export interface VerifyFlags {
  /** The file of the public key by which the bundle must be signed. */
  readonly key?: string;
  readonly json?: boolean;
}

/**
 * `assay verify`: judges the exchanges of a bundle again, without any server. Returns 0 for a bundle that is sound and states conformance,
 * 1 for one that is refused, 4 for one that is sound and states no conformance. Raises SettingsError.
 */
export async function verify(
  file: string,
  { key, json = false }: VerifyFlags,
  { stdout }: { readonly stdout: { readonly write: (text: string) => unknown } },
): Promise<number> {
  const wanted = key === undefined ? undefined : readPublicKey(key);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true)
    throw new SettingsError(
      `${file} ${found === undefined ? 'is not there' : 'is no file'}; name the bundle of assay certify.`,
    );
  tuneForOneRun();
  const verified = await verifyBundle(file, { key: wanted }).catch((error: unknown) => {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`${file} can't be read (${trouble}); name the bundle of assay certify.`);
  });
  stdout.write(
    json ? `${JSON.stringify(verified, null, 2)}\n` : inWords(file, verified, wanted !== undefined),
  );
  if ('refused' in verified) return exitCodes.breach;
  return verified.certificate.conforms ? exitCodes.noBreach : exitCodes.notJudged;
}

function inWords(file: string, verified: Verified, isKeyKnown: boolean): string {
  if ('refused' in verified) return `${file} is refused: ${verified.refused}.\n`;
  const { certificate } = verified;
  return `${[
    `${file} is sound: ${judgedInWords(certificate)} were judged again on ${counted(certificate.exchanges, 'exchange')}, and every verdict is the same. The suite has ${counted(certificate.cases.count, 'case')}.`,
    `It states of ${certificate.target} on ${certificate.startedAt.slice(0, 10)}: ${outcomeInWords(certificate)}.`,
    ...limitsInWords(certificate),
    ...signatureInWords(certificate, isKeyKnown),
    'It does not show that the server still behaves so.',
  ].join('\n')}\n`;
}

/** What makes the statement narrower or wider than its sentence says. */
function limitsInWords({ scope, isReference, strict, runs }: Certificate): readonly string[] {
  const { withoutFormats, withoutOperations } = scope;
  const without = [...withoutFormats, ...withoutOperations];
  return [
    ...(isReference ? ['The server is the reference server of Assay.'] : []),
    ...(without.length === 0 ? [] : [`Out of scope: ${without.join(', ')}.`]),
    `Up to ${runs} trials of each generated case${strict ? '; a broken SHOULD counts as a breach' : ''}.`,
  ];
}

function signatureInWords(certificate: Certificate, isKeyKnown: boolean): readonly string[] {
  const { signedBy } = certificate;
  const said = provesIn(certificate);
  if (signedBy === undefined) return [said];
  const whose = `The key is SHA-256 ${signedBy.fingerprint}`;
  return [
    said,
    isKeyKnown
      ? `${whose}, the one that you named.`
      : `${whose}. Whose it is, only --key with the holder's public key tells.`,
  ];
}
