import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const fourKilogramsReadsTwo: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate stores LessThanTwoKilograms under LessThanFourKilograms as well. The line of the mapper was copied, and only its left side was changed.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) =>
    changedRecords(request, (record) =>
      'LessThanFourKilograms' in record
        ? { ...record, LessThanFourKilograms: record.LessThanTwoKilograms }
        : record,
    ),
  ),
};
