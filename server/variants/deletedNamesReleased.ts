import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

interface Deletion {
  readonly target: string;
  readonly name: string;
  readonly table: (store: Store) => Table;
}

const deletions: Readonly<Record<string, Deletion>> = {
  CompanyDelete: {
    target: 'CompanyIDToDelete',
    name: 'CompanyName',
    table: ({ companies }) => companies,
  },
  DocumentTypeDelete: {
    target: 'documentTypeIDToDelete',
    name: 'DocumentTypeDescription',
    table: ({ documentTypes }) => documentTypes,
  },
};

export const deletedNamesReleased: Variant = {
  about:
    'A deleted record gives its name free: showAllDeletedAndUndeleted shows it with "(deleted <id>)" ' +
    'behind it (GET-6 wants the record only).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const deletion = deletions[call.operation?.name ?? ''];
      if (deletion === undefined) return inner.handle(call, request);
      const { target, name, table } = deletion;
      const id = sentNumber(request[target]) ?? 0;
      const before = table(store).get(id);
      if (before === undefined) return inner.handle(call, request);
      table(store).put(id, { ...before, [name]: `${member.text(before, name)} (deleted ${id})` });
      try {
        return inner.handle(call, request);
      } catch (error) {
        table(store).put(id, before);
        throw error;
      }
    },
  }),
};
