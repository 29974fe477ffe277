import { newestMembers } from '../../../generators/messages/readMembers.ts';
import { needed } from '../../../generators/records/Build.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import { equalTo } from '../../../specs/SearchFilter.ts';
import type { OperationSuite, Scenario } from '../../kernel/probe.ts';
import { alsoInOtherForms } from '../alsoInOtherForms.ts';
import { reading, readingTop } from '../reading.ts';
import { mayFail, withoutItsReport } from '../scenarioNames.ts';

export const APIKeyGet: OperationSuite = [alsoInOtherForms(reading(() => ({})))];

/** Those that nothing has to be asked for. */
export const AccountSettingsGet: OperationSuite = [reading(() => ({}))];
export const BatchNumberGet: OperationSuite = [reading(() => ({}))];
export const SerialNumberGet: OperationSuite = [reading(() => ({}))];
export const UserGet: OperationSuite = [reading(() => ({}))];

/**
 * A search by a field that does not exist. What the operation says of it has the form of a failure. Something before the operation may
 * refuse it in another form.
 */
const searchingNothing: Scenario = {
  name: mayFail,
  expects: 'failure',
  where: 'default',
  effect: 'read',
  apart: true,
  gather: async (context, { operation }) => {
    const answer = await context.call(operation, {
      ...newestMembers(operation),
      Filters: [equalTo('NoSuchField', 'x')],
    });
    return isRecord(answer.decoded?.value.ResponseStatus)
      ? asEvidence(answer)
      : blocked('nothing', 'the answer has no ResponseStatus');
  },
};

/** Those that take a number of records. */
export const CompanyGet: OperationSuite = [readingTop, searchingNothing];
export const DashboardBoxGet: OperationSuite = [readingTop, searchingNothing];
export const DiscountGet: OperationSuite = [readingTop, searchingNothing];
export const DocumentTypeGet: OperationSuite = [readingTop, searchingNothing];
export const ProductBOMGet: OperationSuite = [readingTop, searchingNothing];
export const ProductClientGet: OperationSuite = [readingTop, searchingNothing];
export const SalesOrderGet: OperationSuite = [readingTop, searchingNothing];
export const ShippingProviderGet: OperationSuite = [readingTop, searchingNothing];

/** The row calls CustomReportId required (GET-12). */
const withoutReport: Scenario = {
  name: withoutItsReport,
  expects: 'failure',
  wantedBy: 'GET-12',
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
