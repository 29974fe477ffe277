import { readingTop } from '../readingTop.ts';
import type { OperationSuite } from '../Scenario.ts';

export const SalesOrderGet: OperationSuite = [readingTop];
