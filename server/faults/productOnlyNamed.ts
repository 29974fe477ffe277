import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const productOnlyNamed: Fault = {
  clause: 'ERR-3',
  level: 'SHOULD',
  about: 'The failure of ProductBOMDelete does not say that something does not exist.',
  causes: ['the Message does not say that something does not exist'],
  operations: ['ProductBOMDelete'],
  hook: onStatus({ operations: ['ProductBOMDelete'], outcome: 'failure' }, (status) => ({
    ...status,
    Message: member.text(status, 'Message').replace(/does not exist|is unknown|not found/g, 'is wrong'),
  })),
};
