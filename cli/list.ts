import type { Settings } from '../config/Settings.ts';
import { clauses } from '../specs/clauses.ts';
import { operations } from '../specs/operations.ts';
import { planRun } from '../suites/planRun.ts';
import { fixturesSkeleton } from './fixturesSkeleton.ts';
import { checkSelection } from './run/checkSelection.ts';

/** What `assay list` is asked for; nothing of it means the cases. */
export interface Listing {
  readonly clauses?: boolean;
  readonly operations?: boolean;
  readonly fixtures?: boolean;
}

/** Prints a list on stdout and gives the exit code. */
export function list(listing: Listing, settings: Settings): number {
  for (const line of lines(listing, settings)) process.stdout.write(`${line}\n`);
  return 0;
}

function lines(listing: Listing, settings: Settings): readonly string[] {
  if (listing.clauses === true)
    return [...clauses.values()].map(
      ({ id, level, statement }) => `${id.padEnd(8)}${level.padEnd(8)}${statement}`,
    );
  if (listing.operations === true)
    return [...operations.values()].map(({ name, kind, route }) => {
      const address =
        route === undefined ? 'generic route only' : `${route.methods.join(', ')} ${route.path}`;
      return `${name.padEnd(36)}${kind.padEnd(8)}${address}`;
    });
  const plan = planRun(settings);
  checkSelection(settings, plan);
  return listing.fixtures === true ? [fixturesSkeleton(plan)] : plan.cases.map(({ id }) => id);
}
