import type { OperationSuite } from '../kernel/Scenario.ts';
import { integrationUpdate } from '../probes/records/plainRecords.ts';
import { inserting, updatingUnknown } from '../probes/writing.ts';

export const IntegrationUpdateUpdate: OperationSuite = [
  inserting({ build: integrationUpdate }),
  updatingUnknown({ build: integrationUpdate }),
];
