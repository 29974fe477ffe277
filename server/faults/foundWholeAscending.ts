import { operationNamed } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const ordered = getsWithFilters.filter((name) => operationNamed(name).order !== undefined);

export const foundWholeAscending: Fault = {
  clause: 'GET-3',
  about: 'What filters select comes by ascending id where ReturnTopNRecords is left out.',
  causes: ['where all records are asked for they do not come by descending id; they come by ascending id'],
  operations: ordered,
  hook: onFound(ordered, (found, request) =>
    member.records(request, 'Filters').length > 0 && member.int(request, 'ReturnTopNRecords') <= 0
      ? found.toReversed()
      : found,
  ),
};
