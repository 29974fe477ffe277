import { isRecord } from '../../specs/isRecord.ts';
import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'CompanyUpdate';

export const codeOfUpsertIsEmpty: Fault = {
  clause: 'ENV-2',
  about: 'An InsertOrUpdate of a company that worked has an empty ErrorCode.',
  causes: ['the ErrorCode of a success is {actual} instead of "0"'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['InsertOrUpdate'] },
    onAnswerMembers({ outcome: 'success' }, ({ ResponseStatus: status, ...rest }) => ({
      ...rest,
      ResponseStatus: { ...(isRecord(status) ? status : {}), ErrorCode: '' },
    })),
  ),
};
