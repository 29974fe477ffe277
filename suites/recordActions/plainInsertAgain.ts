import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { plainAgain } from '../plainAgain.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { kindOf, plainBuild } from './kindOf.ts';
import { writerOf } from './Writer.ts';

/** Where an insert with optional members is refused (`answer`) and the one without was not (`plain`), one more without. */
export async function plainInsertAgain(
  context: GatherContext,
  place: ScenarioPlace,
  { plain, answer }: { readonly plain: Answer; readonly answer: Answer },
): Promise<Readonly<Record<string, Answer>>> {
  if (outcomeOf(answer, 'success') !== 'failed' || outcomeOf(plain, 'success') !== 'succeeded') return {};
  return onePlainInsert(context, place);
}

/** The plain insert of the operation once more, of a record of its own. */
export async function onePlainInsert(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Readonly<Record<string, Answer>>> {
  const record = plainBuild(place.operation)(context, `${plainAgain}-${place.format}`, place);
  if (typeof record === 'string') return {};
  return { [plainAgain]: await writerOf(context, place, kindOf(place.operation)).write(record, 'Insert') };
}
