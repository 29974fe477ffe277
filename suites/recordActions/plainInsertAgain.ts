import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { plainAgain } from '../plainAgain.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { kindOf } from './kindOf.ts';
import { writerOf } from './Writer.ts';

/** Where an insert with optional members is refused (`answer`) and the one without was not (`plain`), one more without. */
export async function plainInsertAgain(
  context: GatherContext,
  place: ScenarioPlace,
  { plain, answer }: { readonly plain: Answer; readonly answer: Answer },
): Promise<Readonly<Record<string, Answer>>> {
  if (outcomeOf(answer, 'success') !== 'failed' || outcomeOf(plain, 'success') !== 'succeeded') return {};
  const kind = kindOf(place.operation);
  const record = kind.build(context, `${plainAgain}-${place.format}`);
  if (typeof record === 'string') return {};
  return { [plainAgain]: await writerOf(context, place, kind).write(record, 'Insert') };
}
