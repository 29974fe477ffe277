import type { Operation } from './Operation.ts';
import { operations } from './operations.ts';

/** The member that names a record which runs can both write and read. */
export const nameMember: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyName',
  ShippingProviderGet: 'ShippingProviderName',
};

/** The write whose records a Get reads. */
export const writeShownBy: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyUpdate',
  ShippingProviderGet: 'ShippingProviderUpdate',
};

/** The Get that shows what an operation wrote; undefined where none does. */
export const getShowing = (write: Operation | null): string | undefined =>
  Object.keys(writeShownBy).find((get) => writeShownBy[get] === write?.name);

/** The member that names such a record; empty where such records have no names. */
export const nameMemberOf = (write: Operation | null): string => nameMember[getShowing(write) ?? ''] ?? '';

/** The delete whose records a Get shows; undefined where none removes them. */
export const deleteShownBy = (get: Operation | null): Operation | undefined =>
  get === null ? undefined : [...operations.values()].find(({ removesFrom }) => removesFrom === get.name);
