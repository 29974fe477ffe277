import type { OperationSuite } from '../kernel/Scenario.ts';
import { reading } from '../probes/reading.ts';
import { alsoRespelt } from '../probes/respelt.ts';

export const APIKeyGet: OperationSuite = [alsoRespelt(reading(() => ({})))];
