import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { ScenarioPlace } from '../Scenario.ts';

/**
 * Two calls that differ in how their numbers are written: the one with numbers is the evidence's answer, the one with text
 * stands beside it as `text`; where the two are answered differently the first is made again as `again`, and of what may be
 * made anew the second as `textAgain`.
 */
export type Pairing = (context: GatherContext, place: ScenarioPlace) => Promise<Gathered>;
