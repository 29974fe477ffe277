import { company } from '../builds/company.ts';
import { companyRemoval } from '../companyRemoval.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting, updatingUnknown } from '../writing.ts';

export const CompanyUpdate: OperationSuite = [
  inserting({ build: company, removal: companyRemoval }),
  updatingUnknown({ build: company }),
];
