import { readingTop } from '../readingTop.ts';
import type { OperationSuite } from '../Scenario.ts';

export const DiscountGet: OperationSuite = [readingTop];
