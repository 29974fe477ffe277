import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

const isUpsert = /"mvRecordAction"\s*:\s*"InsertOrUpdate/;

export const textIdInsertsCompany: Fault = {
  clause: 'TYP-4',
  about:
    'InsertOrUpdate in json with the CompanyId as text inserts a second company; with a bare number it updates the first.',
  operations: ['CompanyUpdate'],
  hook: onBody({ operations: ['CompanyUpdate'], bodies: ['json'] }, (text) =>
    isUpsert.test(text) ? text.replace(/"CompanyId"\s*:\s*"\d+"/, '"CompanyId":0') : text,
  ),
};
