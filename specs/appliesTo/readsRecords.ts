import type { Rule } from './Rule.ts';

/** Gets that answer with records: not APIKeyGet, and not ShippingInformationGet, whose records are not shown. */
export const readsRecords: Rule = ({ operation }) =>
  operation?.kind === 'get' && (operation.list !== undefined || operation.record !== undefined);
