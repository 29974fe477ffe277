import type { Place } from '../../specs/Clause.ts';

/** Where only the common rule speaks of InsertOrUpdate: a SHOULD (ACT-3). */
const weak = ['CompanyUpdate', 'ProductBundleUpdate'];

export const actionLevel = ({ operation }: Place): 'MUST' | 'SHOULD' =>
  weak.includes(operation?.name ?? '') ? 'SHOULD' : 'MUST';
