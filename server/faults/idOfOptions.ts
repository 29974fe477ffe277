import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const idOfOptions: Fault = {
  clause: 'ENV-7',
  about:
    'If associateCompanyWithDefaultDocumentTypes is sent, entityID is the id of the association, not of the company.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['CompanyUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (request.associateCompanyWithDefaultDocumentTypes === undefined) return result;
      return { ...result, entityID: numeric(member.int(result, 'entityID') + 40_000) };
    },
  }),
};
