import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const skuOnlyNamed: Fault = {
  clause: 'ERR-1',
  level: 'SHOULD',
  about: 'The failure of DocumentUpdate does not say that something does not exist.',
  causes: ['the Message does not say that something does not exist'],
  operations: ['DocumentUpdate'],
  hook: onStatus({ operations: ['DocumentUpdate'], outcome: 'failure' }, (status) => ({
    ...status,
    Message: member.text(status, 'Message').replace(/does not exist|is unknown|not found/g, 'is wrong'),
  })),
};
