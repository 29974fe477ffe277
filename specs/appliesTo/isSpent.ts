import type { Operation } from '../Operation.ts';

/**
 * Operations whose success takes away a record, uses up a disposable one or may cost money: they succeed at the
 * default address of each format only, and elsewhere name something that does not exist.
 */
export const isSpent = ({ name, kind, disposable }: Operation): boolean =>
  kind === 'delete' || disposable !== undefined || name === 'ShippingInformationCreateLabel';
