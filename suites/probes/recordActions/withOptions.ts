import type { Fixtures } from '../../../config/Settings.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { found, wanting } from '../../kernel/gathered.ts';
import { isRefused } from '../../kernel/outcomeOf.ts';
import type { Scenario } from '../../kernel/Scenario.ts';
import { kindOf, plainBuild } from './kinds.ts';
import { controlKey, plainInsertAgain } from './plainInserts.ts';
import { writerOf } from './Writer.ts';

/** Inserts a record with optional members of the request; without them the plain insert did. */
export const insertingWith = (name: string, more: RecordValue): Scenario => ({
  name,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record',
  requires: (place) => [controlKey(place)],
  gather: async (context, place) => {
    const plain = await context.other(controlKey(place));
    if (plain.kind !== 'evidence') return plain;
    const kind = kindOf(place.operation);
    const record = plainBuild(place.operation)(context, `${name}-${place.format}`, place);
    if (typeof record === 'string') return wanting(record);
    const answer = await writerOf(context, place, kind).write(record, 'Insert', more);
    return found(answer, {
      without: plain.evidence.answer,
      ...(await plainInsertAgain(context, place, plain.evidence.answer, answer)),
    });
  },
});

/**
 * Reads with optional members, by what the plain read brought without them; or says which fixture they want, undefined where the
 * plain read brought nothing that could be asked for.
 */
export const readingWith = (
  name: string,
  members: RecordValue,
  more: (fixtures: Fixtures, plain: Answer) => RecordValue | string | undefined,
): Scenario => ({
  name,
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [controlKey(place)],
  gather: async (context, place) => {
    const plain = await context.other(controlKey(place));
    if (plain.kind !== 'evidence') return plain;
    const options = more(context.fixtures, plain.evidence.answer);
    if (typeof options === 'string') return wanting(options);
    if (options === undefined)
      return { kind: 'blocked', cause: 'nothing', message: 'the plain read brought nothing to ask for' };
    const answer = await context.call(place.operation, { ...members, ...options });
    return found(answer, { without: plain.evidence.answer });
  },
});

/** The name in the evidence of a call that was refused with optional members, and made without them after that (ACT-10). */
export const refusedWithOptions = 'with-options';

/** A call with optional members that is made without them where it is refused twice; the refusal stands in `others` then. */
export async function takenWithOptions(
  options: RecordValue,
  make: (options: RecordValue) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: Readonly<Record<string, Answer>> }> {
  const first = await make(options);
  if (!isRefused(first) || Object.keys(options).length === 0) return { answer: first, others: {} };
  // A target may be busy for a moment.
  const again = await make(options);
  if (!isRefused(again)) return { answer: again, others: {} };
  return { answer: await make({}), others: { [refusedWithOptions]: again } };
}
