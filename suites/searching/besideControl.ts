import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { attemptSelection } from './attemptSelection.ts';
import { type SelectionTrial, singleFaults } from './selection.ts';
import { mayBeUnlimited } from './wholeRead.ts';

/** A filter with a sign in its SearchValue, and the same without it: its control (rule 3). */
export interface Signed {
  readonly filter: SearchFilter;
  readonly plain: SearchFilter;
}

/** Both of them on one field. */
export const signed = (name: string, operator: SearchOperator, value: string, plain: string): Signed => {
  const filter = { FieldName: name, SearchOperator: operator };
  return { filter: { ...filter, SearchValue: value }, plain: { ...filter, SearchValue: plain } };
};

/** The trial of a filter with such a sign; undefined where the same filter without the sign does wrong too. */
export async function besideControl(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  { filter, plain }: Signed,
): Promise<SelectionTrial | undefined> {
  const unlimited = mayBeUnlimited(context, whole);
  const isBroken = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;
  const attempt = (one: SearchFilter) =>
    attemptSelection({ context, place, before: whole, filters: [one], isBroken, unlimited });
  const { evidence, broken } = await attempt(filter);
  return broken && (await attempt(plain)).broken ? undefined : evidence;
}
