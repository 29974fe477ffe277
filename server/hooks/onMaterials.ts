import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onRequest } from './onRequest.ts';

/** Changes each material of a return before it is read. */
export const onMaterials = (edit: (material: RecordValue) => RecordValue): Hook =>
  onRequest(['WorkOrderReturnMaterials'], (request) => ({
    ...request,
    WorkOrderReturnMaterials: member.records(request, 'WorkOrderReturnMaterials').map(edit),
  }));
