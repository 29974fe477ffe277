import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Named } from '../goingOn.ts';
import { laidOver } from '../laidOver.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import type { Kind } from './Kind.ts';
import type { StepName, Steps } from './Steps.ts';
import type { Writer } from './Writer.ts';

/** A chain of record actions under way. */
export interface Chain {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  readonly kind: Kind;
  /** How often the chain began: 0 unless a write was not answered, so that it went on with a record of its own. */
  readonly turn: number;
  /** Stands in the name of every record of the chain, so that one read shows them all. */
  readonly token: string;
  readonly steps: Steps;
  /** The steps that were not answered on a record before this one: they are not made again. */
  readonly without: Named;
  readonly writer: Writer;
}

/** A label that no other beginning of the chain has. */
export const inTurn = (label: string, turn: number): string => (turn === 0 ? label : `${label}-${turn}`);

/** A record of the kind that is not there yet. */
export function anew({ context, place, kind, token, turn }: Chain, label: string): RecordValue {
  const built = kind.build(context, inTurn(`${label}-${place.format}`, turn));
  if (typeof built === 'string') throw new Error(`${built} was there a moment ago`);
  return laidOver(built, kind.named(`Assay ${token} ${label}`));
}

/** Makes a step and keeps its answer; undefined where the step was not answered before, so that it is left out. */
export async function take(
  { steps, without }: Chain,
  name: StepName,
  make: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (without[name] !== undefined) return undefined;
  const answer = await make();
  steps[name] = answer;
  return answer;
}
