import type { KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { fewestRuns } from '../flagsOf.ts';
import { judgedSettings } from '../replay/replayRecord.ts';
import type { AskedTarget } from '../run/askTarget.ts';
import { openEmbedded } from '../run/embedded.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { openRunFiles } from '../run/files/openRunFiles.ts';
import { interruption } from '../run/interruption.ts';
import { judgeTarget } from '../run/judgeTarget.ts';
import type { RunHost } from '../run/RunHost.ts';
import { reportRun } from '../run/reportRun.ts';
import { givenFlags, ofGivenTarget, thisProcess } from '../run/runCommand.ts';
import { caseIdsOf } from '../run/suiteOf.ts';
import type { RunSettings } from '../run/Task.ts';
import { verifyBundle } from '../verify/verifyBundle.ts';
import { bundleNames, digestedNames } from './Certificate.ts';
import { certificateBytes, certificateOf, digestOfFile } from './certificateOf.ts';
import { certificatePage } from './certificatePage.ts';
import { recordTimes } from './recordTimes.ts';
import { requireFixtures, requireWhole, whyNone } from './requirements.ts';
import { readPrivateKey, signatureOf, signerOf } from './signing.ts';
import { writeBundle } from './writeBundle.ts';

export interface CertifyFlags {
  /** The file of the key that signs. */
  readonly sign?: string;
}

interface CertifyMeans extends RunHost {
  /** For tests: a selection is certified as if it were the whole suite. */
  readonly isPart?: boolean;
}

/**
 * `assay certify`: judges a target by all cases, and writes a bundle from which anyone can judge it again. Returns the exit code.
 *
 * Raises SettingsError, also where a certificate is in the folder already, and TargetError.
 */
export async function certify(
  given: Settings,
  { sign }: CertifyFlags,
  means: CertifyMeans = thisProcess,
): Promise<number> {
  const key = sign === undefined ? undefined : readPrivateKey(sign);
  const isPart = means.isPart === true;
  const settings: Settings = {
    ...given,
    report: [],
    ...(isPart ? {} : { runs: Math.max(fewestRuns, given.runs) }),
  };
  if (!isPart) requireWhole(settings);
  // The default of other commands is nothing that anybody asked for.
  if (settings.runs > given.runs && given.runs !== defaultSettings('.').runs)
    means.stderr.write(
      `A certificate takes up to ${settings.runs} trials of a generated case, not ${given.runs} (--runs).\n`,
    );
  if (settings.target !== null) {
    const known = { ...ofGivenTarget(settings), deviations: [] };
    await routeTo(new URL(known.target), known.connection);
    return certified(known, givenFlags(settings), { ...means, key });
  }
  const embedded = await openEmbedded(settings.seed);
  try {
    const { url: target, apiKey, fixtures } = embedded;
    const known = { ...settings, target, apiKey, fixtures, headers: {}, connection: plainConnection };
    return await certified({ ...known, deviations: [] }, [], { ...means, key });
  } finally {
    await embedded.close();
  }
}

async function certified(
  settings: RunSettings,
  flags: readonly string[],
  { key, isPart = false, ...host }: CertifyMeans & { readonly key: KeyObject | undefined },
): Promise<number> {
  const { out } = settings;
  requireNoCertificate(out);
  const opened = await openRunFiles(out);
  const files = { ...opened, orderFile: join(out, 'order.ndjson') };
  const stop = interruption();
  try {
    rmSync(files.orderFile, { force: true });
    const onTargetAsked = (target: AskedTarget): void => {
      if (!isPart) requireFixtures(settings)(target);
      for (const name of digestedNames) rmSync(join(out, name), { force: true });
    };
    const means = { ...host, stop, onTargetAsked };
    const finished = await judgeTarget(settings, files, flags, means);
    const code = await reportRun(finished, settings, files, host);
    const why = isPart ? [] : whyNone(finished);
    if (finished.interrupted || why.length > 0) {
      host.stderr.write(`assay: there is no certificate: ${['', ...why].join('\n  ')}\n`);
      return finished.interrupted ? exitCodes.interrupted : Math.max(code, exitCodes.notJudged);
    }
    const bundle = await bundled(finished, settings, caseIdsOf(settings), key).catch((error: unknown) => {
      const trouble = fileTrouble(error);
      if (trouble === undefined) throw error;
      throw new SettingsError(`out: the bundle in ${out} can't be written (${trouble}); make room there.`);
    });
    const verified = await verifyBundle(bundle, { isPart });
    if ('refused' in verified) {
      // The parts stay, because the run can't be made again with the same fixtures: they show why.
      for (const file of [bundle, join(out, bundleNames.page)]) rmSync(file);
      throw new Error(
        `the certificate that was just made is refused: ${verified.refused}. Its parts stay in ${out}.`,
      );
    }
    // All of it is in the bundle.
    for (const name of partNames) rmSync(join(out, name));
    // With --json, stdout is for the results.
    const told = settings.json ? host.stderr : host.stdout;
    told.write(`Certificate: ${bundle}\nTo print: ${join(out, bundleNames.page)}\n`);
    return code;
  } finally {
    stop.dispose();
    files.close();
  }
}

/** The name of the bundle in the folder of the reports. */
const bundleFile = 'certificate.tgz';

/** Raises SettingsError if a folder holds a certificate, or files of others that have the name of a part of one. */
function requireNoCertificate(folder: string): void {
  // This one shows that the parts are those of a certificate that could not be made.
  const hasParts = existsSync(join(folder, 'order.ndjson'));
  const names = [bundleFile, bundleNames.page, ...(hasParts ? [] : digestedNames)];
  const found = names.find((name) => existsSync(join(folder, name)));
  if (found !== undefined)
    throw new SettingsError(
      `out: ${join(folder, found)} is there already, and a new certificate would replace it; move it away, or name another folder with --out.`,
    );
}

/** What a bundle is made of, and what it no longer needs. */
const partNames: readonly string[] = [...digestedNames, 'order.ndjson'];

/** Writes the bundle of a finished run, and the page beside it. */
async function bundled(
  run: FinishedRun,
  settings: RunSettings,
  caseIds: readonly string[],
  key: KeyObject | undefined,
): Promise<string> {
  const { out, apiKey } = settings;
  const file = (name: string): string => join(out, name);
  const kept = Object.fromEntries(judgedSettings.map((name) => [name, settings[name]]));
  const stored = { ...kept, target: run.target };
  writeFileSync(file(bundleNames.settings), `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  const verdicts = [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`);
  await compressed(Readable.from(lines), file(bundleNames.verdicts));
  await compressed(createReadStream(file('order.ndjson')), file(bundleNames.order));
  await compressed(createReadStream(file('exchanges.ndjson')), file(bundleNames.exchanges));
  const times = await recordTimes(file('exchanges.ndjson'));
  const { settings: ofSettings, order, verdicts: ofVerdicts, exchanges: ofExchanges } = bundleNames;
  const files = {
    [ofSettings]: await digestOfFile(file(ofSettings)),
    [order]: await digestOfFile(file(order)),
    [ofVerdicts]: await digestOfFile(file(ofVerdicts)),
    [ofExchanges]: await digestOfFile(file(ofExchanges)),
  };
  const signer = key === undefined ? undefined : signerOf(key);
  const certificate = certificateOf(run, { apiKey, caseIds, times, files, signer });
  const bytes = certificateBytes(certificate);
  const page = Buffer.from(certificatePage(certificate));
  writeFileSync(file(bundleNames.page), page, { mode: 0o600 });
  const bundle = file(bundleFile);
  await writeBundle(bundle, [
    { name: bundleNames.certificate, bytes },
    ...(key === undefined ? [] : [{ name: bundleNames.signature, bytes: signatureOf(bytes, key) }]),
    { name: bundleNames.page, bytes: page },
    ...Object.keys(files).map((name) => ({ name, file: file(name) })),
  ]);
  return bundle;
}

/** Compresses a stream to a file, bit by bit. */
const compressed = (from: Readable, to: string): Promise<void> =>
  pipeline(from, createGzip({ level: 6 }), createWriteStream(to, { mode: 0o600 }));
