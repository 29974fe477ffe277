import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const bomFailureIdLostInCsv: Fault = {
  clause: 'ERR-3',
  about:
    'In csv, a failed ProductBOMDelete answers entityID 0 in place of the sent id. The csv writer has its own error row with fixed values for every operation.',
  operations: ['ProductBOMDelete'],
  hook: onMember({ formats: ['csv'], operations: ['ProductBOMDelete'], outcome: 'failure' }, 'entityID', () =>
    numeric(0),
  ),
};
