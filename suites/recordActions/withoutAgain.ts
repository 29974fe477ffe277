import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { outcomeOf } from '../outcomeOf.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { kindOf } from './kindOf.ts';
import { writerOf } from './Writer.ts';

/**
 * Where an insert with optional members is refused and the one without was not, one more without, of a record of its own:
 * there may be room for no more records by now (rule 3).
 */
export async function withoutAgain(
  context: GatherContext,
  place: ScenarioPlace,
  { plain, answer }: { readonly plain: Answer; readonly answer: Answer },
): Promise<Readonly<Record<string, Answer>>> {
  if (!isOutcome(answer, 'failed') || !isOutcome(plain, 'succeeded')) return {};
  const kind = kindOf(place.operation);
  const record = kind.build(context, `without-again-${place.format}`);
  if (typeof record === 'string') return {};
  return { 'without-again': await writerOf(context, place, kind).write(record, 'Insert') };
}

const isOutcome = (answer: Answer, outcome: 'succeeded' | 'failed'): boolean =>
  answer.decoded !== null && outcomeOf(answer, 'success') === outcome;
