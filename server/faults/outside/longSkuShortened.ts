import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

const most = 24;

export const longSkuShortened: Fault = {
  clause: 'ERR-1',
  about: `The message about an unknown SKU shows the first ${most} characters of a longer one.`,
  causes: ['the Message does not name what does not exist'],
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (!(error instanceof OperationFailure) || call.operation?.name !== 'DocumentUpdate') throw error;
        const message = member
          .records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails')
          .map((row) => member.text(row, 'DocumentRowProductSKU'))
          .filter((sku) => sku.length > most)
          .reduce((text, sku) => text.replaceAll(sku, `${sku.slice(0, most)}...`), error.message);
        throw new OperationFailure(message, error.details);
      }
    },
  }),
};
