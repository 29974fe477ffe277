import type { Fixtures } from '../config/Settings.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import type { ScenarioPlace } from './Scenario.ts';

type Disposables = NonNullable<Fixtures['disposable']>;

/** The disposable that this place's format uses up: dealt by the format's place in the run, so never used twice. */
export function dealt<K extends keyof Disposables>(
  context: GatherContext,
  place: ScenarioPlace,
  kind: K,
): NonNullable<Disposables[K]>[number] | undefined {
  const list = context.fixtures.disposable?.[kind] as NonNullable<Disposables[K]> | undefined;
  return list?.[place.formatIndex];
}
