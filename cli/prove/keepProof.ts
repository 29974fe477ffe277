import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import type { FirstRun } from './FirstRun.ts';
import { firstRunOf } from './FirstRun.ts';
import type { Proof } from './Proof.ts';
import { withSection } from './pageSections.ts';
import { proofPage } from './proofPage.ts';
import { type Stability, withStability } from './stability.ts';
import type { Systematic } from './systematic/Systematic.ts';
import { figuresOf, type SampleFigures, systematicSection } from './systematic/systematicPage.ts';

/** Where in a checkout each part goes. */
const places = {
  page: join('docs', 'proof.md'),
  firstRun: join('docs', 'proof-first-run.json'),
  stability: join('docs', 'proof-stability.json'),
  systematic: join('docs', 'proof-systematic.json'),
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
  const firstRun = readJson<FirstRun>(folder, 'firstRun');
  const stability = readJson<Stability>(folder, 'stability');
  const page = proofPage(proof, firstRun, stability);
  const section = readJson<KeptSamples>(folder, 'systematic')?.section;
  writeFileSync(join(folder, places.page), section === undefined ? page : withSection(page, section));
}

/** Stores the results for the seeds in a checkout, for later proofs too, and puts them into the existing page. */
export function keepStability(folder: string, stability: Stability): void {
  writeJson(join(folder, places.stability), stability);
  const page = join(folder, places.page);
  if (existsSync(page)) writeFileSync(page, withStability(readFileSync(page, 'utf8'), stability));
}

/** The first sample of mutants that was ever kept, and the section of the page about the last one. */
interface KeptSamples {
  readonly first: SampleFigures;
  readonly section: readonly string[];
}

/** Stores what a checkout says of a sample of mutants, and puts it into the existing page. The first sample stays for good. */
export function keepSystematic(folder: string, last: Systematic): void {
  const first = readJson<KeptSamples>(folder, 'systematic')?.first ?? figuresOf(last);
  const section = systematicSection(last, first);
  writeJson(join(folder, places.systematic), { first, section } satisfies KeptSamples);
  const page = join(folder, places.page);
  if (existsSync(page)) writeFileSync(page, withSection(readFileSync(page, 'utf8'), section));
}

/** What was stored in a checkout before; undefined if nothing was. */
function readJson<T>(folder: string, part: keyof typeof places): T | undefined {
  const file = join(folder, places[part]);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
