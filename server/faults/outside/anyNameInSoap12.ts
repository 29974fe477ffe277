import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const anyNameInSoap12: Fault = {
  clause: 'FMT-12',
  about: 'In soap12 an operation that does not exist is answered 0.',
  causes: ['an operation that does not exist is answered with success'],
  operations: ['*'],
  hook: onStatus({ formats: ['soap12'], outcome: 'failure' }, (status) =>
    member.text(status, 'Message').startsWith('There is no operation named')
      ? { ...status, ErrorCode: '0', Message: '' }
      : status,
  ),
};
