import type { Scope } from '../../config/scope.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import type { KeyFacts } from '../../harness/redaction/standIn.ts';
import type { Status, Verdict } from '../../harness/verdicts/Verdict.ts';
import { statuses } from '../../harness/verdicts/Verdict.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { summarise } from '../../reports/summarise.ts';
import type { Format } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';

/** The names of what a bundle holds, in their order. */
export const bundleNames = {
  certificate: 'certificate.json',
  signature: 'certificate.sig',
  page: 'certificate.html',
  settings: 'settings.json',
  order: 'order.ndjson.gz',
  verdicts: 'verdicts.ndjson.gz',
  exchanges: 'exchanges.ndjson.gz',
} as const;

/** The files of which a certificate holds the digest. The page is made from the certificate itself. */
export const digestedNames = [
  bundleNames.settings,
  bundleNames.order,
  bundleNames.verdicts,
  bundleNames.exchanges,
] as const;

/** How many bytes a file has, and its SHA-256 in hexadecimal. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** How many there are of something, and the SHA-256 of the list. */
export interface ListDigest {
  readonly count: number;
  readonly sha256: string;
}

type JudgedLevel = Exclude<Level, 'OPEN'>;

/** The content of certificate.json; certificate.schema.json is its published form. */
export interface Certificate {
  readonly schemaVersion: 1;
  readonly api: 'Inventory and Order Management API v2017a';
  readonly outcome: string;
  readonly conforms: boolean;
  /** Base URL of the server, redacted. */
  readonly target: string;
  /** Whether it was the reference server that Assay brings along. */
  readonly isReference: boolean;
  readonly run: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly seeds: readonly number[];
  /** The most trials that a generated case makes. */
  readonly runs: number;
  readonly strict: boolean;
  readonly scope: Scope;
  readonly formats: readonly Format[];
  /** How many cases have each outcome, by their level. */
  readonly levels: Readonly<Record<JudgedLevel, Readonly<Record<Status, number>>>>;
  readonly suite: { readonly name: string; readonly version: string; readonly code: string };
  readonly cases: ListDigest;
  readonly clauses: ListDigest;
  /** SHA-256 of the fixtures as given. */
  readonly fixtures: string;
  readonly dialect: Dialect;
  readonly exchanges: number;
  /** What replaces the key in the record, and what that tells of it. */
  readonly key: KeyFacts & { readonly standIn: string };
  readonly files: Readonly<Record<(typeof digestedNames)[number], FileDigest>>;
  /** Absent for a bundle that is not signed. */
  readonly signedBy?: {
    readonly algorithm: 'Ed25519';
    readonly publicKey: string;
    readonly fingerprint: string;
  };
}

/** What a certificate says of the outcome. All of it follows from the verdicts. */
export function outcomeIn(run: FinishedRun): Pick<Certificate, 'outcome' | 'conforms' | 'levels'> {
  const { outcome, conforms } = summarise(run);
  return { outcome, conforms, levels: countedByLevel(run.verdicts) };
}

function countedByLevel(verdicts: readonly Verdict[]): Certificate['levels'] {
  const none = (): Record<Status, number> =>
    Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  const levels: Record<JudgedLevel, Record<Status, number>> = { MUST: none(), SHOULD: none(), NOTE: none() };
  for (const { level, status } of verdicts) if (level !== 'OPEN') levels[level][status] += 1;
  return levels;
}
