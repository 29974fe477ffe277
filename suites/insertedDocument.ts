import type { Answer } from '../harness/Answer.ts';
import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import type { RecordValue } from '../specs/Value.ts';
import { noteMade } from './noteMade.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

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
  if (outcomeOf(answer, 'success') !== 'failed') noteMade(context, answer);
  return answer;
}

/** A document that could not be inserted although the plain one was: there is nothing to build on. */
export const notInserted = (answer: Answer): Gathered => ({
  kind: 'blocked',
  cause: 'control',
  message: 'the target refused a document that differs from the plain one in its content alone',
  answer,
});
