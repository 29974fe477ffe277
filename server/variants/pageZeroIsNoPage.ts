import { isNumeric } from '../../specs/numeric.ts';
import { onRequest } from '../hooks/onRequest.ts';
import type { Variant } from '../Variant.ts';

export const pageZeroIsNoPage: Variant = {
  about:
    'Page 0 means that no page was asked for, so that all rows come (GET-10: first page 0 or 1 is open, and so is Limit alone).',
  hook: onRequest(['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'], (request) => {
    const { Page, Limit, ...rest } = request;
    return isNumeric(Page) && Number(Page.lexeme) === 0 ? rest : request;
  }),
};
