import type { Operation } from '../Operation.ts';

export const DashboardBoxGet: Operation = {
  name: 'DashboardBoxGet',
  kind: 'get',
  route: { path: '/DashboardBox/DashboardBoxGet', methods: ['GET', 'POST'] },
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
  ],
  response: [
    { name: 'mvDashboardBoxes', type: 'list of mvDashboardBox', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  list: 'mvDashboardBoxes',
  id: 'DashboardBoxID',
  order: 'DashboardBoxID',
  filters: true,
  section: 'Endpoints: Operations with request and response shape',
};
