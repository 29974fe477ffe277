import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const exampleOfBoxesFails: Fault = {
  clause: 'FLT-8',
  about: 'In csv boxes cannot be searched by DashboardBoxGridType.',
  causes: ['a filter of the documented examples is refused'],
  operations: ['DashboardBoxGet'],
  hook: refusing(
    ['DashboardBoxGet'],
    (request, { body }) =>
      body === 'csv' &&
      member
        .records(request, 'Filters')
        .some((filter) => member.text(filter, 'FieldName') === 'DashboardBoxGridType'),
    'DashboardBoxGridType cannot be searched by.',
  ),
};
