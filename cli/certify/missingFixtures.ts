import { type ReadFixture, readFixtures } from '../../config/fixtureFacts.ts';
import type { Fixtures } from '../../config/Settings.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { neededBy } from '../fixturesSkeleton.ts';
import { disposables, groups, type MissingFixtures } from '../init/fixturesText.ts';

/** The fixtures that the called operations of a plan need and that are not named, or of which too few are. */
export function missingFixtures(
  found: Fixtures,
  plan: Pick<Plan, 'evidence'>,
  isCalled: (operation: string) => boolean,
): readonly MissingFixtures[] {
  const isNeeded = (name: ReadFixture): boolean => readFixtures[name].operations.some(isCalled);
  const named = groups.flatMap(({ names, how }) => {
    const absent = names.filter((name) => isNeeded(name) && isAbsent(found[name]));
    return absent.length === 0 ? [] : [{ names: absent, how }];
  });
  const needed = neededBy(plan);
  const usedUp = disposables(needed).flatMap(({ name, how }) => {
    const has = found.disposable?.[name]?.length ?? 0;
    const many = needed.get(name) ?? 0;
    return has >= many ? [] : [{ names: [`disposable.${name} (${has} of ${many})`], how }];
  });
  return [...named, ...usedUp];
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);
