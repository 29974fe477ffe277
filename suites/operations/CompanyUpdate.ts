import type { OperationSuite } from '../kernel/Scenario.ts';
import { company } from '../probes/records/plainRecords.ts';
import { companyRemoval, inserting, updatingUnknown } from '../probes/writing.ts';

export const CompanyUpdate: OperationSuite = [
  inserting({ build: company, removal: companyRemoval }),
  updatingUnknown({ build: company }),
];
