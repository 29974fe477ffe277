import type { RecordValue } from '../../specs/Value.ts';
import { numbered } from './numbered.ts';

/** The three reference numbers of a document or an order and the applications that they come from, all different. */
export const references = (prefix: 'Document' | 'PurchaseOrder', unique: string): RecordValue => ({
  [`${prefix}ReferenceNo`]: `A-${unique}`,
  [`${prefix}ReferenceApplication`]: 'Shop one',
  ...numbered(`${prefix}ReferenceNo`, [2, 3], (number) => `A${number}-${unique}`),
  [`${prefix}ReferenceApplication2`]: 'Shop two',
  [`${prefix}ReferenceApplication3`]: 'Shop three',
});
