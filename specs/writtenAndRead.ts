import type { Operation } from './Operation.ts';
import { operationNamed, operations } from './operations.ts';

/** The member that names a record which runs can both write and read. */
export const nameMember: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyName',
  ShippingProviderGet: 'ShippingProviderName',
};

const writesByGet: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyUpdate',
  ShippingProviderGet: 'ShippingProviderUpdate',
};

const getsByWrite = new Map(Object.entries(writesByGet).map(([get, write]) => [write, get]));

/** The write whose records a Get reads; undefined where runs write none. */
export const writeShownBy = (get: Operation | null): Operation | undefined =>
  operations.get(writesByGet[get?.name ?? ''] ?? '');

/** The Get that shows what an operation wrote; undefined where none does. */
export const getShowing = (write: Operation | null): Operation | undefined =>
  operations.get(getsByWrite.get(write?.name ?? '') ?? '');

/** The write whose records this Get reads; raises an Error (ours is wrong) if there is none. */
export const writeOf = ({ name }: Operation): Operation => operationNamed(writesByGet[name] ?? '');

/** The Get that shows what this operation wrote; raises an Error (ours is wrong) if there is none. */
export const getOf = ({ name }: Operation): Operation => operationNamed(getsByWrite.get(name) ?? '');

/** The member that names such a record; empty where such records have no names. */
export const nameMemberOf = (write: Operation | null): string =>
  nameMember[getShowing(write)?.name ?? ''] ?? '';

/** The delete whose records a Get shows; undefined where none removes them. */
export const deleteShownBy = (get: Operation | null): Operation | undefined =>
  get === null ? undefined : [...operations.values()].find(({ removesFrom }) => removesFrom === get.name);

/** Whether an operation writes a record. */
export const writesRecord = ({ kind, record }: Operation): boolean =>
  kind === 'write' && record !== undefined;
