import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';
import { shownRecords } from '../rules/shownRecords.ts';

/** Companies by descending CompanyId (rule 9). */
export const CompanyGet: Handler = (request, context) =>
  getRecords(shownRecords(context.store.companies, request), 'CompanyId', request, context);
