import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const containsAtStart: Fault = {
  clause: 'FLT-1',
  about: 'Contains on the title or description of a dashboard box finds only what begins with the value.',
  causes: ['a search for text does not find what it should'],
  operations: ['DashboardBoxGet'],
  hook: onSuccess(['DashboardBoxGet'], (result, request) => {
    const [only, ...others] = member.records(request, 'Filters');
    const name = member.text(only ?? {}, 'FieldName');
    if (only?.SearchOperator !== 'Contains' || others.length > 0 || !/Title|Description/.test(name))
      return result;
    if (member.int(request, 'ReturnTopNRecords') > 0) return result;
    const wanted = member.text(only, 'SearchValue').toLowerCase();
    return {
      ...result,
      mvDashboardBoxes: member
        .records(result, 'mvDashboardBoxes')
        .filter((box) => member.text(box, name).toLowerCase().startsWith(wanted)),
    };
  }),
};
