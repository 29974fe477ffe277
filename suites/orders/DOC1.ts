import type { Check } from '../Check.ts';
import { statusCheck } from '../statusCheck.ts';

/** A document that is inserted as Pending is Pending. */
export const DOC1: readonly Check[] = [statusCheck('DOC-1', 'DocumentStatus', 'Pending')];
