import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { OutsideEvent } from '../../harness/outside/OutsideEvent.ts';
import { ReplayError } from '../../harness/outside/replayedOutside.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { bundleNames, type Certificate, digestedNames, outcomeIn } from '../certify/Certificate.ts';
import { certificateBytes } from '../certify/certificateOf.ts';
import { certificatePage } from '../certify/certificatePage.ts';
import { whyNone } from '../certify/requirements.ts';
import { isSignedBy, signerOf } from '../certify/signing.ts';
import { caseList, clauseList } from '../certify/suiteIdentity.ts';
import { suiteCode } from '../codeHashes.ts';
import { finishedReplay } from '../replay/finishedReplay.ts';
import { type JudgedSettings, replayRecord } from '../replay/replayRecord.ts';
import { sameVerdict, verdictText } from '../replay/verdictText.ts';
import type { AskedTarget } from '../run/askTarget.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { bundledRecords, unpackedLines } from './bundledRecords.ts';
import { Refusal } from './Refusal.ts';
import { type Bundle, readBundle } from './readBundle.ts';
import { emptySpan, type RecordSpan, requireSpan, spanWith } from './recordSpan.ts';
import { requireCertificate } from './requireCertificate.ts';
import { requireSettings, requireWholeSettings } from './requireSettings.ts';

interface VerifyOptions {
  /** The key of whoever must have signed. */
  readonly key?: KeyObject | undefined;
  /** For tests: a selection counts as if it were the whole suite. */
  readonly isPart?: boolean;
}

/** A bundle that holds what it says, or why it is refused. */
export type Verified = { readonly certificate: Certificate } | { readonly refused: string };

/** Looks at every byte of a bundle, and judges its exchanges again. Raises what the file system says. */
export async function verifyBundle(path: string, options: VerifyOptions = {}): Promise<Verified> {
  let bundle: Bundle | undefined;
  try {
    bundle = readBundle(path);
    return { certificate: await verified(bundle, options) };
  } catch (error) {
    if (isRefusal(error)) return { refused: error.message };
    throw error;
  } finally {
    bundle?.close();
  }
}

async function verified(bundle: Bundle, { key, isPart = false }: VerifyOptions): Promise<Certificate> {
  const bytes = bundle.read(bundleNames.certificate);
  const certificate = requireCertificate(bytes);
  if (!certificateBytes(certificate).equals(bytes))
    throw new Refusal('a byte was changed: certificate.json is not written as Assay writes it');
  requireSignature(bundle, certificate, bytes, key);
  await requireFiles(bundle, certificate);
  requireSuite(certificate);
  const settings = requireSettings(bundle, certificate);
  if (!isPart) requireWholeSettings(settings, certificate);
  const stored = await verdictsIn(bundle);
  await requireSameVerdicts(bundle, certificate, settings, stored, isPart);
  return certificate;
}

/** The signature, by the key that the certificate names and by the one that is asked for. */
function requireSignature(
  bundle: Bundle,
  { signedBy }: Certificate,
  bytes: Buffer,
  key: KeyObject | undefined,
): void {
  const isThere = bundle.names.includes(bundleNames.signature);
  if (isThere !== (signedBy !== undefined))
    throw new Refusal(
      isThere ? 'it holds a signature, and its certificate names no key' : 'its signature was taken away',
    );
  if (signedBy === undefined) {
    if (key !== undefined) throw new Refusal('it is not signed, and a signature is asked for');
    return;
  }
  if (!isSignedBy(signedBy, bytes, bundle.read(bundleNames.signature)))
    throw new Refusal('the signature is wrong');
  const { fingerprint } = signerOf(createPublicKey(signedBy.publicKey));
  if (fingerprint !== signedBy.fingerprint)
    throw new Refusal('the fingerprint in the certificate is of another key');
  if (key !== undefined && signerOf(key).fingerprint !== fingerprint)
    throw new Refusal(`it is signed by another key (SHA-256 ${fingerprint})`);
}

/** The members and their digests. */
async function requireFiles(bundle: Bundle, certificate: Certificate): Promise<void> {
  const { certificate: first, signature, page } = bundleNames;
  const isSigned = certificate.signedBy !== undefined;
  const wanted = [first, ...(isSigned ? [signature] : []), page, ...digestedNames];
  const missing = wanted.find((name) => !bundle.names.includes(name));
  if (missing !== undefined) throw new Refusal(`the bundle holds no ${missing}`);
  const strange = bundle.names.find((name) => !(wanted as readonly string[]).includes(name));
  if (strange !== undefined) throw new Refusal(`${strange} was added`);
  if (bundle.names.join() !== wanted.join()) throw new Refusal('its files stand in another order');
  for (const name of digestedNames) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of bundle.stream(name)) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
    const { sha256, bytes: length } = certificate.files[name];
    if (hash.digest('hex') !== sha256 || bytes !== length)
      throw new Refusal(`a byte was changed in ${name}: its digest is another one`);
  }
  if (!bundle.read(page).equals(Buffer.from(certificatePage(certificate))))
    throw new Refusal(`a byte was changed in ${page}: it does not show this certificate`);
}

function requireSuite({ suite, clauses }: Certificate): void {
  if (suite.version !== suiteVersion || suite.code !== suiteCode())
    throw new Refusal(
      `it was made by other code than this (assay ${suite.version}, ${suite.code.slice(0, 12)}; this is ${suiteVersion}, ${suiteCode().slice(0, 12)}): verify it with the version that made it`,
    );
  if (clauses.sha256 !== clauseList().sha256 || clauses.count !== clauseList().count)
    throw new Refusal('it is about other clauses than those of this suite');
}

async function verdictsIn(bundle: Bundle): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (const one of await bundledRecords(bundle, bundleNames.verdicts)) {
    const verdict = one as unknown as Verdict;
    if (verdicts.has(verdict.id)) throw new Refusal(`case ${verdict.id} is there twice`);
    verdicts.set(verdict.id, verdict);
  }
  return verdicts;
}

/** What judging the exchanges of a bundle again brought. */
interface JudgedAgain {
  readonly asked: AskedTarget;
  readonly planned: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly span: RecordSpan;
}

/** Raises Refusal if the exchanges lead to other cases, other verdicts or another outcome than the bundle states. */
async function requireSameVerdicts(
  bundle: Bundle,
  certificate: Certificate,
  settings: JudgedSettings,
  stored: ReadonlyMap<string, Verdict>,
  isPart: boolean,
): Promise<void> {
  const again = await judgedAgain(bundle, certificate, settings, (ids) =>
    requireCases(ids, certificate, stored),
  );
  requireNoDifference(stored, again.verdicts);
  requireSpan(again.span, certificate);
  requireOutcome(certificate, settings, again, isPart);
}

/** Judges the exchanges of a bundle again. `planned` hears of the cases before the first one is judged. */
async function judgedAgain(
  bundle: Bundle,
  { run: runId, key }: Certificate,
  settings: JudgedSettings,
  planned: (ids: readonly string[]) => void,
): Promise<JudgedAgain> {
  const order = (await bundledRecords(bundle, bundleNames.order)) as unknown as readonly OutsideEvent[];
  const lines = unpackedLines(bundle.stream(bundleNames.exchanges));
  let span = emptySpan;
  let cases: readonly string[] = [];
  const verdicts: Verdict[] = [];
  try {
    const asked = await replayRecord(
      { runId, settings, standIn: key.standIn, order, lines },
      {
        planned: (ids) => {
          cases = ids;
          planned(ids);
        },
        exchange: (exchange) => {
          span = spanWith(span, exchange);
        },
        verdict: (verdict) => verdicts.push(verdict),
      },
    );
    return { asked, planned: cases, verdicts, span };
  } catch (error) {
    // A file that can't be read says nothing about the bundle.
    if (isRefusal(error) || fileTrouble(error) !== undefined) throw error;
    throw new Refusal(`it can't be judged again: ${(error as Error).message}`);
  } finally {
    await lines.return();
  }
}

function requireNoDifference(stored: ReadonlyMap<string, Verdict>, verdicts: readonly Verdict[]): void {
  const differing = verdicts.flatMap((verdict) => {
    const before = stored.get(verdict.id);
    return before === undefined || sameVerdict(before, verdict) ? [] : differenceIn(before, verdict);
  });
  const [first] = differing;
  if (first !== undefined)
    throw new Refusal(
      differing.length === 1
        ? `a verdict differs: ${first}`
        : `${differing.length} verdicts differ, such as ${first}`,
    );
}

/** Raises Refusal if the certificate states another outcome or dialect, or if Assay would make none. */
function requireOutcome(
  certificate: Certificate,
  settings: JudgedSettings,
  { asked, planned, verdicts }: JudgedAgain,
  isPart: boolean,
): void {
  const { run: runId, startedAt } = certificate;
  const replayed = finishedReplay({ runId, startedAt, settings, planned, verdicts, observations: [], asked });
  const found = { ...outcomeIn(replayed), dialect: asked.capabilities.dialect };
  const said = Object.fromEntries(
    Object.keys(found).map((name) => [name, certificate[name as keyof typeof found]]),
  );
  if (JSON.stringify(said) !== JSON.stringify(found))
    throw new Refusal('the certificate states another outcome or dialect than its exchanges show');
  const [why] = isPart ? [] : whyNone(replayed);
  if (why !== undefined) throw new Refusal(`Assay makes no such certificate: ${why}`);
}

/** Raises Refusal if a case is missing or added. */
function requireCases(
  planned: readonly string[],
  certificate: Certificate,
  stored: ReadonlyMap<string, Verdict>,
): void {
  const missing = planned.find((id) => !stored.has(id));
  if (missing !== undefined) throw new Refusal(`case ${missing} is missing`);
  const ids = new Set(planned);
  const added = [...stored.keys()].find((id) => !ids.has(id));
  if (added !== undefined) throw new Refusal(`case ${added} was added`);
  if (JSON.stringify(caseList(planned)) !== JSON.stringify(certificate.cases))
    throw new Refusal('the certificate is about other cases');
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof ReplayError;

function differenceIn(before: Verdict, now: Verdict): string {
  const [stored, judged] = [before, now].map(verdictText);
  return stored === judged
    ? `${now.id} (${judged} both times; something else in the verdict differs)`
    : `${now.id} (${stored} in the bundle, ${judged} by its exchanges)`;
}
