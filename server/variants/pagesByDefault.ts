import { numeric } from '../../specs/numeric.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const pagesByDefault: Variant = {
  about:
    'Without Page and Limit serial and batch numbers come in a page of five (Limits 4: defaults are not shown).',
  hook: onRequest(['SerialNumberGet', 'BatchNumberGet'], (request) =>
    member.has(request, 'Page') || member.has(request, 'Limit')
      ? request
      : { ...request, Page: numeric(1), Limit: numeric(5) },
  ),
};
