import type { Answer } from '../harness/Answer.ts';
import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import { isNumeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { idOf, writeMembers } from './writing.ts';

/** Inserts a document with options beside it, and notes it as made where it was. */
export async function insertedDocument(
  context: GatherContext,
  place: ScenarioPlace,
  record: RecordValue,
  options: RecordValue = {},
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<Answer> {
  const members = writeMembers(context, place, record, 'Insert', options);
  const answer = await context.call(place.operation, members, elsewhere);
  const id = idOf(answer.decoded?.value ?? {}, place.operation.record, place.operation.id);
  if (outcomeOf(answer, 'success') !== 'failed' && isNumeric(id) && Number(id.lexeme) !== 0)
    context.made({ record: 'mvDocument', id: id.lexeme });
  return answer;
}

/** A document that could not be inserted although the plain one was: there is nothing to build on. */
export const notInserted = (answer: Answer): Gathered => ({
  kind: 'blocked',
  cause: 'control',
  message: 'the target refused a document that differs from the plain one in its content alone',
  answer,
});
