import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** The member that names a record which runs can both write and read. */
export const nameMember: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyName',
  ShippingProviderGet: 'ShippingProviderName',
};

/** The write whose records a Get reads. */
export const writerOf: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyUpdate',
  ShippingProviderGet: 'ShippingProviderUpdate',
};

/** Whether a run of Assay made the record: it is judged by what was sent (ACT-6, TYP-12, XF-2). */
export function isOwn(operation: Operation, record: RecordValue): boolean {
  const name = record[nameMember[operation.name] ?? ''];
  return typeof name === 'string' && name.startsWith('Assay ');
}
