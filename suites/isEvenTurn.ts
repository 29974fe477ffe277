import { caseSeed } from '../harness/caseSeed.ts';
import type { ScenarioPlace } from './Scenario.ts';

/**
 * Whether it is the turn of a format to go one of two ways; the next format goes the other. It never hangs on the run's seed:
 * what a format is judged by is the same in every run.
 */
export const isEvenTurn = ({ formatIndex }: Pick<ScenarioPlace, 'formatIndex'>): boolean =>
  (formatIndex + 1) % 2 === 0;

/** Where something is dealt out, the place at which to begin: a number that is the same for the same label in every run. */
export const fixedTurn = (label: string): number => caseSeed(1, label);
