import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { affectedId, noteMade, writeMembers } from '../writing.ts';
import type { Kind } from './Kind.ts';

/** Sends the records of one kind from one place, and notes what it makes. */
export interface Writer {
  readonly write: (record: RecordValue, action: string | undefined, more?: RecordValue) => Promise<Answer>;
}

/** `known` are the ids that are noted already, where several writers share a record. */
export function writerOf(
  context: GatherContext,
  place: ScenarioPlace,
  kind: Kind,
  known: Set<string> = new Set(),
): Writer {
  const { operation } = place;
  return {
    write: async (record, action, more = {}) => {
      const members = writeMembers(context, place, record, action ?? '', { ...kind.more, ...more });
      const sent = action === undefined ? { ...members, mvRecordAction: undefined } : members;
      const answer = await context.call(operation, sent, { format: place.format, address: place.address });
      const id = writtenId(answer);
      if (id !== undefined && !known.has(id.lexeme) && isNew(record, operation.id, id)) {
        known.add(id.lexeme);
        noteMade(context, answer);
      }
      return answer;
    },
  };
}

/** The id of what an accepted write affected, other than 0; undefined where the answer names none. */
export function writtenId(answer: Answer): Numeric | undefined {
  return outcomeOf(answer, 'success') === 'succeeded' ? affectedId(answer) : undefined;
}

function isNew(record: RecordValue, member: string | undefined, id: Numeric): boolean {
  const sent = member === undefined ? undefined : record[member];
  return !(isNumeric(sent) && sent.lexeme === id.lexeme);
}
