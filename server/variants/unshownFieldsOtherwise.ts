import type { RecordValue } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const unshownFieldsOtherwise: Variant = {
  about:
    'Records whose fields are not shown have other ones: settings, users, serial and batch numbers, rows of reports (GET-1: of the documented shape).',
  hook: onAnswerMembers(
    {
      operations: [
        'AccountSettingsGet',
        'UserGet',
        'SerialNumberGet',
        'BatchNumberGet',
        'CustomReportGetData',
      ],
      outcome: 'success',
    },
    ({ ResponseStatus, InternalErrorCode, ...lists }) => {
      const renamed = Object.entries(lists).map(([list, value]) => [
        list,
        member.record({ value: changedRecords({ value }, inSnakeCase) }, 'value')?.value,
      ]);
      return { ...Object.fromEntries(renamed), ResponseStatus, InternalErrorCode };
    },
  ),
};

const inSnakeCase = (record: RecordValue): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(),
      value,
    ]),
  );
