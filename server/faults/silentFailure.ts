import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const silentFailure: Fault = {
  clause: 'ENV-4',
  about: 'In jsv failures have no Message.',
  causes: ['failures have no Message'],
  operations: ['ProductBundleUpdate', 'CompanyDelete'],
  hook: onStatus({ formats: ['jsv'], outcome: 'failure' }, (status) => ({ ...status, Message: '' })),
};
