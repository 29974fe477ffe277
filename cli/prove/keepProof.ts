import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import type { FirstRun } from './FirstRun.ts';
import { firstRunOf } from './firstRunOf.ts';
import type { Proof } from './Proof.ts';
import { proofPage } from './proofPage.ts';
import { type Stability, withStability } from './stability.ts';

/** Where in a checkout each part goes. */
const places = {
  page: join('docs', 'proof.md'),
  firstRun: join('docs', 'proof-first-run.json'),
  stability: join('docs', 'proof-stability.json'),
} as const;

/** Raises SettingsError if a folder is no checkout of Assay; called before anything is proved. */
export function checkCheckout(folder: string): void {
  if (!existsSync(join(folder, 'docs')))
    throw new SettingsError(`--keep: ${folder} has no docs; allowed is a checkout of Assay.`);
}

/**
 * Stores the page of a whole proof in a checkout. The numbers of the first run of somebody else's faults are written once and
 * never again.
 */
export function keepProof(folder: string, proof: Proof): void {
  const firstRunFile = join(folder, places.firstRun);
  if (!existsSync(firstRunFile) && proof.outside.faults > 0)
    writeJson(firstRunFile, firstRunOf(proof, new Date()));
  const firstRun = existsSync(firstRunFile)
    ? (JSON.parse(readFileSync(firstRunFile, 'utf8')) as FirstRun)
    : undefined;
  const stabilityFile = join(folder, places.stability);
  const stability = existsSync(stabilityFile)
    ? (JSON.parse(readFileSync(stabilityFile, 'utf8')) as Stability)
    : undefined;
  writeFileSync(join(folder, places.page), proofPage(proof, firstRun, stability));
}

/** Stores the results for the seeds in a checkout, for later proofs too, and puts them into the existing page. */
export function keepStability(folder: string, stability: Stability): void {
  writeJson(join(folder, places.stability), stability);
  const page = join(folder, places.page);
  if (existsSync(page)) writeFileSync(page, withStability(readFileSync(page, 'utf8'), stability));
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
