import type { GatherContext } from '../../harness/Evidence.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { laidOver } from '../laidOver.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import type { Kind } from './Kind.ts';
import type { Steps } from './Steps.ts';
import type { Writer } from './Writer.ts';

/** A chain of record actions under way. */
export interface Chain {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  readonly kind: Kind;
  /** Stands in the name of every record of the chain, so that one read shows them all. */
  readonly token: string;
  readonly steps: Steps;
  readonly writer: Writer;
}

/** A record of the kind that is not there yet. */
export function anew({ context, place, kind, token }: Chain, label: string): RecordValue {
  const built = kind.build(context, `${label}-${place.format}`);
  if (typeof built === 'string') throw new Error(`${built} was there a moment ago`);
  return laidOver(built, kind.named(`Assay ${token} ${label}`));
}
