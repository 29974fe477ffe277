import { newestMembers } from '../../../generators/messages/readMembers.ts';
import { needed } from '../../../generators/records/Build.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import { isTaken } from '../../../harness/exchanges/listed.ts';
import { isRefused } from '../../../harness/exchanges/outcome.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import { equalTo } from '../../../specs/SearchFilter.ts';
import { type OperationSuite, plainKey, plainKeyOnly, type Scenario } from '../../kernel/probe.ts';
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
 * A search by a field that does not exist. Whether it fails is open. If the operation refuses it, its answer has the form of a failure.
 * Something before the operation may refuse it in another form, and so may what can't read Filters as Assay writes them.
 */
const searchingNothing: Scenario = {
  name: mayFail,
  expects: 'any',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { operation, format } = place;
    if (!showsLayout(format)) return blocked('nothing', 'the document shows no layout of Filters here');
    if (!isTaken(evidenceIn(await context.other(plainKey(place))).answer))
      return blocked('nothing', 'a search of all records is not taken either');
    const answer = await context.call(operation, {
      ...newestMembers(operation),
      Filters: [equalTo('NoSuchField', 'x')],
    });
    return isRefused(answer) && isRecord(answer.decoded?.value.ResponseStatus)
      ? asEvidence(answer)
      : blocked('nothing', 'the search is not refused in an answer with a ResponseStatus');
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
