import type { Place } from '../../specs/Clause.ts';
import { findKind } from './kindOf.ts';

/** Whether a Get shows the records that the operation writes. */
export const hasMatchingGet = ({ operation }: Place): boolean => findKind(operation)?.get !== undefined;
