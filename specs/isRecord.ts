import { kind, type RecordValue } from './Value.ts';

export const isRecord = (value: unknown): value is RecordValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(kind in value);
