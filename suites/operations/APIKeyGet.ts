import { reading } from '../reading.ts';
import { alsoRespelt } from '../respelt.ts';
import type { OperationSuite } from '../Scenario.ts';

export const APIKeyGet: OperationSuite = [alsoRespelt(reading(() => ({})))];
