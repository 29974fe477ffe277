import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';

const operation = 'ShippingProviderUpdate';

export const sameAgainWithoutId: Fault = {
  clause: 'ENV-14',
  about: 'An Update of a carrier that changes nothing touches no row, and so tells no entityID.',
  causes: ['a success carries no {expected}'],
  operations: [operation],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== operation) return inner.handle(call, request);
      const { action, stored, table, id } = recordWrite(operation, request, store);
      const { entityID, ...rest } = inner.handle(call, request);
      const after = stored === undefined ? undefined : table(store).get(Number(idOf(stored[id])));
      const isSame = action === 'Update' && JSON.stringify(after) === JSON.stringify(stored);
      return isSame ? rest : { ...rest, entityID };
    },
  }),
};

const idOf = (value: unknown): string => (value as { readonly lexeme?: string } | undefined)?.lexeme ?? '0';
