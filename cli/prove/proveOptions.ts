import { availableParallelism } from 'node:os';
import { matchesGlob } from '../../config/matchesGlob.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Catalogue } from './trialsOf.ts';

/** The flags of `assay prove` as they were given. */
export interface ProveFlags {
  readonly full?: boolean;
  readonly sample?: boolean;
  readonly stability?: boolean;
  readonly systematic?: string;
  readonly mutants?: readonly string[];
  readonly faults?: readonly string[];
  readonly variants?: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly keep?: string;
}

/** Which systematic mutants are judged. */
export interface MutantChoice {
  /** How many faults are drawn; null for every one that matches. */
  readonly count: number | null;
  /** Globs of their names; null for all. */
  readonly names: readonly string[] | null;
}

/** What they mean. */
export interface ProveOptions {
  readonly full: boolean;
  /** Whether named faults and variants are judged by a part of the plan only. */
  readonly sample: boolean;
  /** Whether the faults are judged with several seeds, and nothing else is proved. */
  readonly stability: boolean;
  /** The systematic mutants that are judged, and nothing else; null for none. */
  readonly systematic: MutantChoice | null;
  /** Whether faults or variants were named. */
  readonly named: boolean;
  readonly catalogue: Catalogue;
  readonly seed: number;
  readonly workers: number;
  readonly json: boolean;
  /** The folder of the kept outcomes and of the output; null writes nothing. */
  readonly out: string | null;
  /** The checkout of Assay in which a whole proof is stored; null stores it nowhere. */
  readonly keep: string | null;
}

/** Checks the flags of `assay prove`; raises SettingsError. */
export function proveOptions(flags: ProveFlags, all: Catalogue): ProveOptions {
  const { full = false, sample = false, stability = false, json = false, faults, variants } = flags;
  const named = faults !== undefined || variants !== undefined;
  if (stability && (full || variants !== undefined))
    throw new SettingsError(
      `--stability: it judges faults alone; allowed beside it is --faults, and neither --full nor --variants.`,
    );
  const systematic = mutantChoice(flags);
  if (sample && (full || stability || systematic !== null))
    throw new SettingsError(
      '--sample: it judges servers by a part of the cases; allowed beside it are --faults and --variants, and no other kind of proof.',
    );
  if (systematic !== null && (full || stability || named))
    throw new SettingsError(
      '--systematic, --mutants: they judge mutants alone; allowed beside them are --seed, --workers, --out, --keep and --json.',
    );
  if (flags.keep !== undefined && (!(full || stability || systematic?.names === null) || named))
    throw new SettingsError(
      '--keep: only a whole proof is kept; allowed is --keep beside --full, --stability or --systematic alone.',
    );
  return {
    full,
    sample,
    stability,
    systematic,
    named,
    catalogue: {
      faults: chosen('--faults', all.faults, faults, named),
      variants: chosen('--variants', all.variants, variants, named),
    },
    seed: wholeNumber('--seed', flags.seed, 1, 4_294_967_295),
    workers: wholeNumber('--workers', flags.workers, availableParallelism(), 64),
    json,
    out: flags.out ?? (full || stability || systematic !== null ? 'assay-proof' : null),
    keep: flags.keep ?? null,
  };
}

function mutantChoice({ systematic, mutants }: ProveFlags): MutantChoice | null {
  if (systematic === undefined && mutants === undefined) return null;
  return {
    count: systematic === undefined ? null : wholeNumber('--systematic', systematic, 1, 100_000),
    names: mutants === undefined ? null : globsIn(mutants),
  };
}

/** Naming some of one kind leaves out all of the other. */
function chosen<T>(
  flag: string,
  all: ReadonlyMap<string, T>,
  given: readonly string[] | undefined,
  named: boolean,
): ReadonlyMap<string, T> {
  if (given === undefined) return named ? new Map() : all;
  const globs = globsIn(given);
  for (const glob of globs)
    if (![...all.keys()].some((name) => matchesGlob(glob, name)))
      throw new SettingsError(
        `${flag}: ${JSON.stringify(glob)} matches none; allowed are globs of what assay serve --list-${flag.slice(2)} prints.`,
      );
  return new Map([...all].filter(([name]) => globs.some((glob) => matchesGlob(glob, name))));
}

const globsIn = (given: readonly string[]): readonly string[] =>
  given.flatMap((text) => text.split(',')).map((glob) => glob.trim());

function wholeNumber(flag: string, given: string | undefined, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = /^[0-9]{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= 1 && number <= most) return number;
  throw new SettingsError(
    `${flag}: ${JSON.stringify(given)} is not allowed; allowed is a whole number from 1 to ${most}.`,
  );
}
