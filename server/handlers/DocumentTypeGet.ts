import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';
import { shownRecords } from '../rules/shownRecords.ts';

/** Document types by descending DocumentTypeID (rule 9). */
export const DocumentTypeGet: Handler = (request, context) =>
  getRecords(shownRecords(context.store.documentTypes, request), 'DocumentTypeID', request, context);
