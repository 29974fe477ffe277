import { isRecord } from '../../../specs/isRecord.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const lessThanFourIsLessThanTwo: Fault = {
  clause: 'SHP-1',
  about: 'LessThanFourKilograms of shipping information is stored as LessThanTwoKilograms was sent.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
  hook: onSentMembers(
    { operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'] },
    /^GenericAftersalesProServicesInfo$/,
    (value) =>
      isRecord(value) && value.LessThanFourKilograms !== undefined
        ? { ...value, LessThanFourKilograms: value.LessThanTwoKilograms ?? false }
        : value,
  ),
};
