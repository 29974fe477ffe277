import { numeric } from '../../specs/numeric.ts';
import type { OperationSuite } from '../kernel/Scenario.ts';
import { reading } from '../probes/reading.ts';

export const CustomReportGetData: OperationSuite = [
  reading(({ fixtures }) =>
    fixtures.customReportId === undefined
      ? 'customReportId'
      : { CustomReportId: numeric(fixtures.customReportId) },
  ),
];
