import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const noIdOnFailure: Fault = {
  clause: 'ENV-8',
  level: 'SHOULD',
  about: 'In jsv a failed write carries no entityID.',
  causes: ['a failed write carries no entityID'],
  operations: ['ProductBundleUpdate'],
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: ['ProductBundleUpdate'], outcome: 'failure' },
    ({ entityID, ...rest }) => rest,
  ),
};
