import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const bomNotDeleted: Fault = {
  clause: 'DEL-1',
  about: 'In csv no bill of materials is deleted.',
  causes: ['a delete of an existing record is refused'],
  operations: ['ProductBOMDelete'],
  hook: onRequest(['ProductBOMDelete'], (request, store, { format }) => {
    const id = member.int(request, 'FinishedGoodIDToDeleteItsBOM');
    if (format !== 'csv' || store.boms.get(id) === undefined) return request;
    throw new OperationFailure('Bills of materials are kept.', { members: { entityID: numeric(id) } });
  }),
};
