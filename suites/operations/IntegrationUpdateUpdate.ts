import { integrationUpdate } from '../builds/integrationUpdate.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting, updatingUnknown } from '../writing.ts';

export const IntegrationUpdateUpdate: OperationSuite = [
  inserting({ build: integrationUpdate }),
  updatingUnknown({ build: integrationUpdate }),
];
