import type { GatherContext } from '../harness/Evidence.ts';
import type { ScenarioPlace } from './Scenario.ts';

/** Whether it is the turn of a format to go one of two ways; the next format goes the other, and so does another seed. */
export const isEvenTurn = ({ seed }: GatherContext, { formatIndex }: ScenarioPlace): boolean =>
  (formatIndex + seed) % 2 === 0;
