import type { Handler } from '../Handler.ts';
import { getRecords } from '../rules/getRecords.ts';

/** Dashboard boxes by descending DashboardBoxID (rule 9). */
export const DashboardBoxGet: Handler = (request, context) =>
  getRecords(context.store.dashboardBoxes.all(), 'DashboardBoxID', request, context);
