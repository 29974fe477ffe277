import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const codesInCsvAndSoap: Fault = {
  clause: 'XF-3',
  about: 'In csv and soap failures have internal codes of their own where the document shows none.',
  causes: ['failures have an InternalErrorCode in some formats only'],
  operations: ['*'],
  hook: onAnswerMembers(
    { formats: ['csv', 'soap11', 'soap12'], outcome: 'failure' },
    (members, { operation, format }) =>
      operation === null || shown.includes(operation.name) || members.InternalErrorCode === undefined
        ? members
        : { ...members, InternalErrorCode: `NotThere_${format}` },
  ),
};

/** Operations of which the document shows the code. */
const shown = ['DocumentUpdate', 'DiscountDelete', 'ProductBOMDelete'];
