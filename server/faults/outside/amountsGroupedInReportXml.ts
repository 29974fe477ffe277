import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const amountsGroupedInReportXml: Fault = {
  clause: 'XF-1',
  about:
    'In xml and soap the decimals of a custom report’s rows from a thousand up have commas between thousands; elsewhere they are plain numbers.',
  operations: ['CustomReportGetData'],
  hook: onAnswerMembers(
    { formats: ['xml', 'soap11', 'soap12'], operations: ['CustomReportGetData'], outcome: 'success' },
    (members) =>
      changedValues(members, (value) =>
        isNumeric(value) && /^-?\d{4,}\.\d+$/.test(value.lexeme)
          ? value.lexeme.replace(/\B(?=(\d{3})+\.)/g, ',')
          : value,
      ),
  ),
};
