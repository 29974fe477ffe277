import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const loneBatchWithoutBrackets: Fault = {
  clause: 'TYP-11',
  about: 'In csv, the batches of a row are written without the brackets of a list if there is only one.',
  operations: ['SalesOrderGet', 'DocumentUpdate', 'PurchaseOrderUpdate', 'WorkOrder*'],
  hook: onAnswerMembers({ formats: ['csv'], outcome: 'success' }, (members) =>
    changedValues(members, (value, name) => {
      if (!name.endsWith('BatchNumbers') || name.startsWith('mv') || !Array.isArray(value)) return value;
      const [only, ...others] = value as readonly Value[];
      return only !== undefined && isRecord(only) && others.length === 0 ? only : value;
    }),
  ),
};
