import type { OperationSuite } from '../kernel/Scenario.ts';
import { reading } from '../probes/reading.ts';

export const SerialNumberGet: OperationSuite = [reading(() => ({}))];
