import { operationNamed } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

/** The searches of which the order is told. */
const ordered = getsWithFilters.filter((name) => operationNamed(name).order !== undefined);

export const foundAscending: Fault = {
  clause: 'GET-2',
  about: 'What filters select comes by ascending id.',
  causes: [
    'with ReturnTopNRecords records do not come by descending id; they come by ascending id',
    'with ReturnTopNRecords records do not come by descending id',
  ],
  operations: ordered,
  hook: onFound(ordered, (found, request) =>
    member.records(request, 'Filters').length > 0 ? found.toReversed() : found,
  ),
};
