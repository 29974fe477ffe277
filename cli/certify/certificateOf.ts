import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { formOfKey, standInFor } from '../../harness/redaction/standIn.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { suiteCode } from '../codeHashes.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { type Certificate, type FileDigest, outcomeIn } from './Certificate.ts';
import type { RecordTimes } from './recordTimes.ts';
import type { Signer } from './signing.ts';
import { caseList, clauseList } from './suiteIdentity.ts';

/** What a certificate is made from besides the run. */
interface CertifiedRecord {
  readonly apiKey: string;
  readonly caseIds: readonly string[];
  readonly times: RecordTimes;
  readonly files: Certificate['files'];
  readonly signer: Signer | undefined;
}

/** The certificate of a finished run. */
export function certificateOf(
  run: FinishedRun,
  { apiKey, caseIds, times, files, signer }: CertifiedRecord,
): Certificate {
  const { target, id, seed, runs, strict, scope, formats, digests, dialect } = run;
  const facts = formOfKey(apiKey);
  return {
    schemaVersion: 1,
    api: 'Inventory and Order Management API v2017a',
    ...outcomeIn(run),
    target,
    isReference: run.given.length === 0,
    run: id,
    ...spanOf(run, times),
    seeds: [seed],
    runs,
    strict,
    scope,
    formats,
    suite: { name: 'assay-conformance', version: suiteVersion, code: suiteCode() },
    cases: caseList(caseIds),
    clauses: clauseList(),
    fixtures: digests.fixtures,
    dialect,
    exchanges: times.count,
    key: { ...facts, standIn: standInFor(facts) },
    files,
    ...(signer === undefined ? {} : { signedBy: signer }),
  };
}

/**
 * When a run began and ended, so that all of its exchanges lie between. The clock may be set while a run goes on, and `durationMs` does not
 * count the time for which a machine sleeps.
 */
function spanOf(
  run: Pick<FinishedRun, 'startedAt' | 'durationMs'>,
  { began, ended }: RecordTimes,
): Pick<Certificate, 'startedAt' | 'endedAt'> {
  const start = Date.parse(run.startedAt);
  return {
    startedAt: new Date(Math.min(start, began)).toISOString(),
    endedAt: new Date(Math.max(start + run.durationMs, Math.ceil(ended))).toISOString(),
  };
}

/** The bytes of certificate.json. */
export const certificateBytes = (certificate: Certificate): Buffer =>
  Buffer.from(`${JSON.stringify(certificate, null, 2)}\n`);

/** The length and the SHA-256 of a file. It is read piece by piece, because it may be larger than memory. */
export async function digestOfFile(file: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}
