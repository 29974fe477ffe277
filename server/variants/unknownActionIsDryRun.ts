import { requestShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { checked } from '../receive/checked.ts';
import type { Variant } from '../Variant.ts';

export const unknownActionIsDryRun: Variant = {
  about:
    'An unknown or missing record action only checks the record: success, entityID 0, nothing is ' +
    'stored (ACT-9 is open, ACT-11 is kept).',
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { operation } = call;
        const isAction =
          error instanceof OperationFailure && error.details.errors?.[0]?.field === 'mvRecordAction';
        if (!isAction || operation?.record === undefined) throw error;
        const { zone, statusOfBadRequest } = choices;
        const sent = checked(requestShape(operation), request, zone, statusOfBadRequest);
        return {
          ...withRecord({ [operation.record]: sent[operation.record] }, operation.record, (record) => ({
            ...record,
            [operation.id ?? '']: numeric(0),
          })),
          entityID: numeric(0),
        };
      }
    },
  }),
};
