import { reading } from '../reading.ts';
import type { OperationSuite } from '../Scenario.ts';

export const BatchNumberGet: OperationSuite = [reading(() => ({}))];
