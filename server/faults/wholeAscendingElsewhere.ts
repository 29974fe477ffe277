import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const turned: readonly string[] = ['ProductClientGet', 'ShippingProviderGet'];

export const wholeAscendingElsewhere: Fault = {
  clause: 'GET-3',
  about: 'Without ReturnTopNRecords links of products and shipping providers come by ascending id.',
  causes: ['where all records are asked for they do not come by descending id; they come by ascending id'],
  operations: turned,
  hook: onFound(turned, (found, request) =>
    member.int(request, 'ReturnTopNRecords') > 0 ? found : found.toReversed(),
  ),
};
