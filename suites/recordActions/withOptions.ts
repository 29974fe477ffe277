import type { Fixtures } from '../../config/Settings.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { found, wanting } from '../gathered.ts';
import type { Scenario } from '../Scenario.ts';
import { controlKey } from './control.ts';
import { kindOf, plainBuild } from './kindOf.ts';
import { plainInsertAgain } from './plainInsertAgain.ts';
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
      ...(await plainInsertAgain(context, place, { plain: plain.evidence.answer, answer })),
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
