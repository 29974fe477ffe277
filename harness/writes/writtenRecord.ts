import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';

/** What a write is about: the shape of its record, what was sent and what the answer echoes, empty where nothing. */
interface WrittenRecord {
  readonly member: string;
  readonly shape: RecordShape;
  readonly sent: RecordValue;
  readonly echo: RecordValue | undefined;
}

/** The record of a write; raises an Error (ours is wrong) for an operation that carries none. */
export function writtenRecord({ call, decoded }: Answer): WrittenRecord {
  const member = call.operation?.record;
  if (member === undefined) throw new Error(`${call.operationName} carries no record`);
  const type = call.operation?.request.find(({ name }) => name === member)?.type ?? member;
  const sent = call.members[member];
  const echo = decoded?.value[member];
  return {
    member,
    shape: recordShape(type),
    sent: isRecord(sent) ? sent : {},
    echo: isRecord(echo) ? echo : undefined,
  };
}

/** Whether the decoder complained of the member at that path, of something in it, or of what it is in. */
export function isMemberUnreadable({ decoded }: Answer, path: string): boolean {
  return (decoded?.deviations ?? []).some((deviation) => {
    const at = deviation.path.replace(/\[\d+\]/g, '');
    return at === path || at.startsWith(`${path}.`) || path.startsWith(`${at}.`);
  });
}
