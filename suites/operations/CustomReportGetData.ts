import { numeric } from '../../specs/numeric.ts';
import { reading } from '../reading.ts';
import type { OperationSuite } from '../Scenario.ts';

export const CustomReportGetData: OperationSuite = [
  reading(({ fixtures }) =>
    fixtures.customReportId === undefined
      ? 'customReportId'
      : { CustomReportId: numeric(fixtures.customReportId) },
  ),
];
