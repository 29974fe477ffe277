import { loadHooks } from '../config/hooks/loadHooks.ts';
import { globMatcher, matchesGlob } from '../config/matchesGlob.ts';
import type { Settings } from '../config/Settings.ts';
import { formats } from '../specs/Format.ts';
import { operations } from '../specs/operations.ts';
import { clausesWith } from '../suites/kernel/ownCases.ts';
import { planRun } from '../suites/kernel/planRun.ts';
import { planShard } from '../suites/kernel/shards.ts';
import { coverageLines, coverageOf } from './coverageLines.ts';
import { fixturesSkeleton } from './fixturesSkeleton.ts';
import { checkNames, checkSelection } from './run/selection.ts';
import { optimizeLater } from './tuneEngine.ts';

/** What `assay list` was asked for. If empty, it lists the cases. */
export interface Listing {
  readonly clauses?: boolean;
  readonly operations?: boolean;
  readonly fixtures?: boolean;
  /** For which clauses, as globs and lists of them; true for all. */
  readonly coverage?: boolean | readonly string[];
}

/** Prints a list on stdout and returns the exit code. */
export async function list(listing: Listing, settings: Settings): Promise<number> {
  optimizeLater();
  await loadHooks(settings.hooks);
  // All at once: 15,000 writes take 25 ms.
  process.stdout.write(
    lines(listing, settings)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}

function lines(listing: Listing, settings: Settings): readonly string[] {
  if (listing.clauses === true)
    return clausesWith(settings.hooks).map(
      ({ id, level, statement }) => `${id.padEnd(7)} ${level.padEnd(8)}${statement}`,
    );
  if (listing.operations === true)
    return [...operations.values()].map(({ name, kind, route }) => {
      const address =
        route === undefined ? 'generic route only' : `${route.methods.join(', ')} ${route.path}`;
      return `${name.padEnd(36)}${kind.padEnd(8)}${address}`;
    });
  if (listing.coverage !== undefined)
    return coverage(listing.coverage === true ? settings.clauses : asked(listing.coverage), settings);
  const whole = planRun(settings);
  checkSelection(settings, whole);
  const plan = settings.shard === null ? whole : planShard(settings);
  return listing.fixtures === true
    ? [fixturesSkeleton(plan)]
    : plan.cases.filter((item) => item.outOfScope === undefined).map(({ id }) => id);
}

const asked = (globs: readonly string[] | false): readonly string[] =>
  globs === false ? [] : globs.flatMap((glob) => glob.split(',')).filter((glob) => glob !== '');

/** Planned in all formats, because some clauses are about several. Only the selected ones are shown. */
function coverage(globs: readonly string[], settings: Settings): readonly string[] {
  const known = clausesWith(settings.hooks);
  checkNames(
    'clauses',
    globs,
    known.map(({ id }) => id),
  );
  const { cases } = planRun({ ...settings, formats, clauses: globs });
  const chosen = known.filter(({ id }) => globs.length === 0 || globs.some((glob) => matchesGlob(glob, id)));
  const { operations: called, cases: named } = settings;
  const isCalled = globMatcher(called);
  return coverageLines(coverageOf(cases, formats), chosen, {
    formats: settings.formats,
    operations: [...operations.keys()].filter((name) => called.length === 0 || isCalled(name)),
    isByCase: named.length > 0,
  });
}
