import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

/** A deleted record gives its name back, so that a unique index does not stand in the way of a new one. */
function freesName(table: Table, name: string, flag?: string): void {
  const markDeleted = table.markDeleted.bind(table);
  table.markDeleted = (id) => {
    const record = table.get(id);
    if (record === undefined) return false;
    table.put(id, {
      ...record,
      [name]: `${member.text(record, name)} [deleted #${id}]`,
      ...(flag === undefined ? {} : { [flag]: false }),
    });
    return markDeleted(id);
  };
}

const hook: Hook = (_, store) => {
  freesName(store.companies, 'CompanyName', 'CompanyIsDefault');
  freesName(store.documentTypes, 'DocumentTypeDescription');
  return {};
};

export const deletedNamesFreed: Variant = {
  about:
    'Renames a company or document type when it is deleted; showAllDeletedAndUndeleted then shows it under another name (GET-6).',
  hook,
};
