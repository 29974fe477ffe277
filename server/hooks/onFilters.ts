import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { getsWithFilters } from './getsWithFilters.ts';
import { onRequest } from './onRequest.ts';

/** Changes the filters of a search before they are used. */
export const onFilters = (edit: (filters: readonly RecordValue[]) => readonly RecordValue[]): Hook =>
  onRequest(getsWithFilters, (request) =>
    Array.isArray(request.Filters)
      ? { ...request, Filters: edit(member.records(request, 'Filters')) }
      : request,
  );
