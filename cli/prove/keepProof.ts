import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import type { KnownCauses } from '../../reports/diagnosis/Signature.ts';
import type { FirstRun } from './FirstRun.ts';
import { firstRunOf } from './firstRunOf.ts';
import type { Proof } from './Proof.ts';
import { proofPage } from './proofPage.ts';

/** Where in a checkout each part is kept. */
const places = {
  page: join('docs', 'proof.md'),
  firstRun: join('docs', 'proof-first-run.json'),
  signatures: join('reports', 'diagnosis', 'signatures.json'),
} as const;

/** Raises SettingsError where a folder is no checkout of Assay; asked before anything is proved. */
export function checkCheckout(folder: string): void {
  for (const needed of ['docs', join('reports', 'diagnosis')])
    if (!existsSync(join(folder, needed)))
      throw new SettingsError(`--keep: ${folder} has no ${needed}; allowed is a checkout of Assay.`);
}

/**
 * Keeps a whole proof in a checkout: the page and what the diagnosis knows. The numbers of the first run of somebody else's
 * faults are written once and never again.
 */
export function keepProof(folder: string, proof: Proof, known: KnownCauses): void {
  const firstRunFile = join(folder, places.firstRun);
  if (!existsSync(firstRunFile) && proof.outside.faults > 0)
    writeJson(firstRunFile, firstRunOf(proof, new Date()));
  const firstRun = existsSync(firstRunFile)
    ? (JSON.parse(readFileSync(firstRunFile, 'utf8')) as FirstRun)
    : undefined;
  writeFileSync(join(folder, places.page), proofPage(proof, firstRun));
  writeJson(join(folder, places.signatures), known);
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
