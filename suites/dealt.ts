import type { Fixtures } from '../config/Settings.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { formats } from '../specs/Format.ts';
import type { ScenarioPlace } from './Scenario.ts';

type Disposables = NonNullable<Fixtures['disposable']>;

/** The kinds of which some clause needs two for each format (WO-3). */
const dealtTwice: readonly (keyof Disposables)[] = ['finishedGoodReceipts'];

/**
 * The disposable that this place's format uses up: dealt by the format's place in the run, so never used twice. A format's
 * `first` one is the evidence of all clauses; the `second` ones stand behind all the firsts.
 */
export function dealt<K extends keyof Disposables>(
  context: Pick<GatherContext, 'fixtures'>,
  place: ScenarioPlace,
  kind: K,
  which: 'first' | 'second' = 'first',
): NonNullable<Disposables[K]>[number] | undefined {
  if (which === 'second' && !dealtTwice.includes(kind)) throw new Error(`of ${kind} one is dealt`);
  const list = context.fixtures.disposable?.[kind] as NonNullable<Disposables[K]> | undefined;
  return list?.[place.formatIndex + (which === 'first' ? 0 : formats.length)];
}

/** Those that no run uses up: they have to outlast it (DEL-1). */
export function neverDealt<K extends keyof Disposables>(
  fixtures: Fixtures,
  kind: K,
): readonly NonNullable<Disposables[K]>[number][] {
  const list = (fixtures.disposable?.[kind] ?? []) as readonly NonNullable<Disposables[K]>[number][];
  return list.slice((dealtTwice.includes(kind) ? 2 : 1) * formats.length);
}
