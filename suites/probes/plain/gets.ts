import { needed } from '../../../generators/records/Build.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { OperationSuite, Scenario } from '../../kernel/probe.ts';
import { alsoInOtherForms } from '../alsoInOtherForms.ts';
import { reading, readingTop } from '../reading.ts';
import { withoutItsReport } from '../scenarioNames.ts';

export const APIKeyGet: OperationSuite = [alsoInOtherForms(reading(() => ({})))];

/** Gets that have no required member. */
export const AccountSettingsGet: OperationSuite = [reading(() => ({}))];
export const BatchNumberGet: OperationSuite = [reading(() => ({}))];
export const SerialNumberGet: OperationSuite = [reading(() => ({}))];
export const UserGet: OperationSuite = [reading(() => ({}))];

/** Gets that are told how many records to return. */
export const CompanyGet: OperationSuite = [readingTop];
export const DashboardBoxGet: OperationSuite = [readingTop];
export const DiscountGet: OperationSuite = [readingTop];
export const DocumentTypeGet: OperationSuite = [readingTop];
export const ProductBOMGet: OperationSuite = [readingTop];
export const ProductClientGet: OperationSuite = [readingTop];
export const SalesOrderGet: OperationSuite = [readingTop];
export const ShippingProviderGet: OperationSuite = [readingTop];

/** The row calls CustomReportId required (GET-12). */
const withoutReport: Scenario = {
  name: withoutItsReport,
  expects: 'failure',
  askedForBy: 'GET-12',
  where: 'default',
  effect: 'read',
  gather: async (context, { operation }) => asEvidence(await context.call(operation, {})),
};

export const CustomReportGetData: OperationSuite = [
  reading(({ fixtures: { customReportId: id } }) => ({
    CustomReportId: numeric(needed(id, 'customReportId')),
  })),
  withoutReport,
];
