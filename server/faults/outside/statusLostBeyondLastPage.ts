import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const statusLostBeyondLastPage: Fault = {
  clause: 'ENV-1',
  about: 'A page of serial numbers with nothing on it is answered without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['SerialNumberGet'],
  hook: onAnswerMembers({ operations: ['SerialNumberGet'], outcome: 'success' }, (members) => {
    const { ResponseStatus: _status, ...others } = members;
    return member.records(members, 'mvSerialNumbers').length === 0 ? others : members;
  }),
};
