import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const daylightDatesNeedTheFlag: Variant = {
  about:
    'A company has daylight dates only with its daylight flag (rule 3: servers may validate what is not mentioned).',
  hook: onWrite(['CompanyUpdate'], ({ sent }) => {
    const dates = [sent.CompanyDaylightStartDate, sent.CompanyDaylightEndDate];
    if (
      dates.some((date) => isDateTime(date) && !isUnset(date)) &&
      !member.flag(sent, 'CompanyDaylightSavingFlag')
    )
      throw new OperationFailure('Daylight dates without the flag. Nothing was written.');
    return undefined;
  }),
  blocks: ['control'],
};
