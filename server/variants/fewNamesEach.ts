import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const names: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyName',
  ShippingProviderUpdate: 'ShippingProviderName',
};

export const fewNamesEach: Variant = {
  about: 'A company or a shipping provider may be renamed six times, and no more (rule 3).',
  hook: (inner, store) => {
    const renamed = new Map<string, number>();
    return {
      handle: (call, request) => {
        const operation = call.operation?.name ?? '';
        const name = names[operation];
        if (name === undefined) return inner.handle(call, request);
        const { sent, stored, id, action } = recordWrite(operation, request, store);
        const isRenamed =
          stored !== undefined &&
          action !== 'Insert' &&
          member.has(sent, name) &&
          member.text(sent, name) !== member.text(stored, name);
        if (!isRenamed) return inner.handle(call, request);
        const key = `${operation} ${member.int(sent, id)}`;
        const count = renamed.get(key) ?? 0;
        if (count >= 6) throw new OperationFailure('This has been renamed too often.');
        renamed.set(key, count + 1);
        return inner.handle(call, request);
      },
    };
  },
};
