import type { OperationSuite } from '../kernel/Scenario.ts';
import { readingTop } from '../probes/reading.ts';

export const SalesOrderGet: OperationSuite = [readingTop];
