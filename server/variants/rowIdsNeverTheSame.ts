import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import type { Variant } from '../Variant.ts';

const rowIds = /^(Document|PurchaseOrder)RowDetailID$/;
const step = 1_000_000;
const writes = ['DocumentUpdate', 'PurchaseOrderUpdate'];

export const rowIdsNeverTheSame: Variant = {
  about:
    'Rows of documents and orders show other ids in every answer, and all of them stay valid; row ids ' +
    'are no plain members.',
  hook: (inner, store, server) => {
    let answers = 0;
    return {
      ...onSentMembers({ operations: writes }, rowIds, (value) => {
        const id = sentNumber(value);
        return id === null || id < step ? value : numeric(id % step);
      })(inner, store, server),
      ...onAnswerMembers({ operations: writes }, (members) => {
        answers = (answers % 2000) + 1;
        return changedValues(members, (value, name) =>
          rowIds.test(name) && isNumeric(value) && Number(value.lexeme) > 0
            ? numeric(Number(value.lexeme) + answers * step)
            : value,
        );
      })(inner, store, server),
    };
  },
};
