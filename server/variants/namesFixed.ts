import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const names: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyName',
  ShippingProviderUpdate: 'ShippingProviderName',
};

export const namesFixed: Variant = {
  about:
    'A company or a shipping provider keeps its name: a write that sends another one is refused (rule 3).',
  blocks: ['control'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const operation = call.operation?.name ?? '';
      const name = names[operation];
      if (name === undefined) return inner.handle(call, request);
      const { sent, stored, action } = recordWrite(operation, request, store);
      const isRenamed =
        stored !== undefined &&
        action !== 'Insert' &&
        !['', member.text(stored, name)].includes(member.text(sent, name));
      if (isRenamed) throw new OperationFailure('The name cannot be changed.');
      return inner.handle(call, request);
    },
  }),
};
