import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleNames } from '../../cli/certify/Certificate.ts';
import { certificateBytes } from '../../cli/certify/certificateOf.ts';
import { certificatePage } from '../../cli/certify/certificatePage.ts';
import { signatureOf, signerOf } from '../../cli/certify/signing.ts';
import { writeBundle } from '../../cli/certify/writeBundle.ts';
import { readBundle } from '../../cli/verify/readBundle.ts';
import { verifyBundle } from '../../cli/verify/verifyBundle.ts';
import { certifiedPart } from './partOfSuite.ts';
import { byteMutations, bytesOf, contentMutations, contentsOf, drawing, reseal } from './spoilt.ts';

const isAll = process.env.ALL_MUTATIONS === '1';
const seed = 24;
/** How often each way is tried. With all: 240 of bytes, 32 of contents and 28 of signatures. */
const times = isAll ? { bytes: 48, contents: 2, signatures: 28 } : { bytes: 6, contents: 0, signatures: 2 };
/** CI judges these again; each takes as long as a replay. */
const judgedInCi = [
  'change a verdict',
  'swap two answers',
  'another seed',
  'drop a verdict',
  'add an exchange',
  'an answer that became a call not allowed',
  'another date',
];

const folder = mkdtempSync(join(tmpdir(), 'assay-mutations-'));
const holder = generateKeyPairSync('ed25519');
let file: string;

beforeAll(async () => {
  const pem = join(folder, 'key.pem');
  writeFileSync(pem, holder.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const selection = { operations: ['DiscountGet'], formats: ['json'] };
  ({ file } = await certifiedPart(folder, selection, pem));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusedAs = async (spoilt: string, isSigned = true): Promise<string> => {
  const key = isSigned ? holder.publicKey : undefined;
  const verified = await verifyBundle(spoilt, { key, isPart: true });
  return 'refused' in verified ? verified.refused : '(taken)';
};

const spoilt = join(folder, 'spoilt.tgz');

it('takes the bundle as it is, by the key of its holder and without one', async () => {
  expect(await refusedAs(file)).toBe('(taken)');
  expect(await refusedAs(file, false)).toBe('(taken)');
});

describe.each(Object.entries(byteMutations))('refuses a file after: %s', (name, mutate) => {
  it.each(Array.from({ length: times.bytes }, (_, index) => index + 1))('turn %i', async (turn) => {
    const draw = drawing(seed * 1000 + turn * 31 + name.length);
    writeFileSync(spoilt, mutate(bytesOf(file), draw));
    expect(await refusedAs(spoilt)).toMatch(
      /a byte was changed|bytes were added or cut off|is cut off|no end|after its end|certificate\.json/,
    );
  });
});

/** What is said of contents that were changed and sealed again. */
const reasons: Readonly<Record<string, RegExp>> = {
  'drop a verdict': /^case \S+ is missing$/,
  'add a verdict': /^case \S+-more was added$/,
  'change a verdict': /^a verdict differs: \S+ \(/,
  'drop an exchange': /the record does not hold exchange x\d+/,
  'add an exchange': /exchange x999999, which its order does not name|twice/,
  'swap two answers': /verdicts? differ|the record holds|the suite calls|sent with another/,
  'change a request': /the suite does not make that call there/,
  'break all answers': /can't be judged again|verdicts? differ|the record|the suite calls/,
  'drop an event': /the record|the suite calls|verdicts? differ|the order/,
  'another seed': /the suite does not make that call there|verdicts? differ|the suite calls/,
  'another seed in the certificate': /^settings\.json has another seed than the certificate$/,
  'another outcome': /another outcome or dialect than its exchanges show/,
  'another suite': /^it was made by other code than this/,
  'another target': /^settings\.json has another target than the certificate$/,
  'fewer cases': /^the certificate is about other cases$/,
  'more exchanges in the certificate':
    /^the certificate states [\d,]+ exchanges?, and the record holds [\d,]+$/,
  'another date': /^an exchange was made before the start or after the end that the certificate states$/,
  'a password in the target': /^its target is no plain base URL$/,
  'an answer that became a call not allowed':
    /a call that was not allowed where the suite does not wait for one/,
  'a verdict that is none': /^verdicts\.ndjson\.gz holds a line that is no record$/,
  'a setting of another kind': /^settings\.json holds a \w+ of another kind than Assay writes$/,
  'other fixtures': /^settings\.json has other fixtures than the certificate$/,
};

const cheap = [
  'another seed in the certificate',
  'another suite',
  'another target',
  'fewer cases',
  'a password in the target',
  'a verdict that is none',
  'a setting of another kind',
  'other fixtures',
];

describe.each(
  Object.entries(contentMutations).filter(
    ([name]) => isAll || judgedInCi.includes(name) || cheap.includes(name),
  ),
)('refuses contents that were sealed again after: %s', (name, mutate) => {
  it.each(Array.from({ length: Math.max(1, times.contents) }, (_, index) => index + 1))(
    'turn %i',
    async (turn) => {
      const contents = contentsOf(file);
      mutate(contents, drawing(seed * 77 + turn * 13 + name.length));
      await reseal(spoilt, contents);
      expect(await refusedAs(spoilt)).toBe('it is not signed, and a signature is asked for');
      expect(await refusedAs(spoilt, false)).toMatch(reasons[name] ?? /^never$/);
    },
  );
});

describe('refuses a signature', () => {
  it.each(Array.from({ length: times.signatures }, (_, index) => index + 1))(
    'by another key, turn %i',
    async (turn) => {
      const other = generateKeyPairSync('ed25519');
      const bundle = readBundle(file);
      const { certificate: first } = { certificate: contentsOf(file).certificate };
      const signed = { ...first, signedBy: signerOf(other.privateKey) };
      const bytes = certificateBytes(signed);
      const members = bundle.names.map((name) => ({ name, bytes: bundle.read(name) }));
      bundle.close();
      const changed = {
        [bundleNames.certificate]: bytes,
        [bundleNames.page]: Buffer.from(certificatePage(signed)),
        [bundleNames.signature]: signatureOf(bytes, other.privateKey),
      };
      await writeBundle(
        spoilt,
        members.map(({ name, bytes: before }) => ({
          name,
          bytes: changed[name as keyof typeof changed] ?? before,
        })),
      );
      expect(await refusedAs(spoilt)).toMatch(/^it is signed by another key \(SHA-256 [0-9a-f]{64}\)$/);
      // With the name of the holder's key in it, the signature itself is wrong.
      changed[bundleNames.certificate] = certificateBytes(first);
      changed[bundleNames.page] = Buffer.from(certificatePage(first));
      await writeBundle(
        spoilt,
        members.map(({ name, bytes: before }) => ({
          name,
          bytes: changed[name as keyof typeof changed] ?? before,
        })),
      );
      expect(await refusedAs(spoilt), String(turn)).toBe('the signature is wrong');
    },
  );
});
