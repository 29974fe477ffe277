import { operations } from '../../specs/operations.ts';
import { evidenceKey } from '../evidenceKey.ts';
import type { ScenarioPlace } from '../Scenario.ts';

/** The evidence of the run's own deletes of what a Get lists, in its format; of what no operation deletes, none. */
export const deletesOf = (place: ScenarioPlace): readonly string[] =>
  [...operations.values()]
    .filter(({ name }) => name === place.operation.name.replace(/Get$/, 'Delete'))
    .map((operation) => evidenceKey({ ...place, operation }, 'success'));
