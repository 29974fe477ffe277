import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** A failure that is not shown has the code of its kind, followed by the id that the call named. */
const coded: Hook = (inner) => ({
  handle: (call, request) => {
    try {
      return inner.handle(call, request);
    } catch (error) {
      const { operation } = call;
      const isShown = /^(DiscountDelete|ProductBOMDelete)$/.test(operation?.name ?? '');
      if (!(error instanceof OperationFailure) || operation === null || isShown) throw error;
      if (!/ does not exist/.test(error.message) || /with SKU/.test(error.message)) throw error;
      const record = member.record(request, operation.record ?? '') ?? {};
      const id = sentNumber(request[operation.target ?? '']) ?? sentNumber(record[operation.id ?? '']);
      if (id === null) throw error;
      const internalErrorCode = `${operation.name.replace(/(Update|Delete)$/, '')}NotExists:${id}`;
      throw new OperationFailure(error.message, { ...error.details, internalErrorCode });
    }
  },
});

export const codesNameIds: Variant = {
  about:
    'The internal code of a failure that is not shown ends in the id that the call named. Codes are not shown, and each call sends another id (Errors 6).',
  hook: coded,
};
