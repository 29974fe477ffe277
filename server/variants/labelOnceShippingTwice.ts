import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** How often each call may work for one document. */
const most: Readonly<Record<string, number>> = {
  ShippingInformationCreateLabel: 1,
  ShippingInformationUpdate: 2,
};

export const labelOnceShippingTwice: Variant = {
  about:
    'The second label and the third shipping of a document are refused, until its shipping information was deleted (rule 3: servers may validate what is not mentioned).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: (inner) => {
    const worked = new Map<string, number>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const id = sentNumber(request.DocumentId) ?? 0;
        const key = `${name} ${id}`;
        const count = worked.get(key) ?? 0;
        if (count >= (most[name] ?? Number.POSITIVE_INFINITY))
          throw new OperationFailure(`Document ${id} was shipped too often. Nothing was changed.`);
        const result = inner.handle(call, request);
        if (name in most) worked.set(key, count + 1);
        if (name === 'ShippingInformationDelete')
          for (const each of Object.keys(most)) worked.delete(`${each} ${id}`);
        return result;
      },
    };
  },
};
