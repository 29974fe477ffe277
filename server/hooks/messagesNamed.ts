import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';
import { withRecord } from './withRecord.ts';

/** Begins the Message of failures with the name that its format has here. If the format has no name, the Message stays. */
export const messagesNamed = (names: Partial<Record<Format, string>>): Hook =>
  onAnswerMembers({ outcome: 'failure' }, (members, { format }) => {
    const name = names[format];
    return name === undefined
      ? members
      : withRecord(members, 'ResponseStatus', (status) => ({
          ...status,
          Message: `${name}: ${member.text(status, 'Message')}`,
        }));
  });
