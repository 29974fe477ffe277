import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const kinds: readonly string[] = [
  'CompanyUpdate',
  'ShippingProviderUpdate',
  'ProductBundleUpdate',
  'IntegrationUpdateUpdate',
];

export const unchangedRefused: Variant = {
  about:
    'An Update that is the same as the last one of its record is refused (rule 3: servers may validate what is not mentioned).',
  blocks: ['control'],
  hook: (inner, store) => {
    const last = new Map<string, string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!kinds.includes(name)) return inner.handle(call, request);
        const { action, sent, stored, id, table } = recordWrite(name, request, store);
        const result = inner.handle(call, request);
        if (action !== 'Update' || stored === undefined) return result;
        const key = `${name} ${member.int(sent, id)}`;
        const now = JSON.stringify(table(store).get(member.int(sent, id)));
        // What it was refused for is that it changed nothing: there is nothing to undo.
        if (last.get(key) === now && JSON.stringify(stored) === now)
          throw new OperationFailure('That changes nothing. Nothing was written.');
        last.set(key, now);
        return result;
      },
    };
  },
};
