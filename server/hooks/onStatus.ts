import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';
import type { Where } from './Where.ts';

/** Changes the status block of answers before they are written. */
export const onStatus = (where: Where, edit: (status: RecordValue) => RecordValue): Hook =>
  onAnswerMembers(where, (members) => ({
    ...members,
    ResponseStatus: edit(member.record(members, 'ResponseStatus') ?? {}),
  }));
