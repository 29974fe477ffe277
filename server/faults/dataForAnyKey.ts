import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const dataForAnyKey: Fault = {
  clause: 'AUTH-3',
  about: 'In xml CompanyGet refuses a wrong key, and gives the companies with the refusal.',
  causes: ['{key} keys are refused, and get data with the refusal'],
  operations: ['CompanyGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (!(error instanceof OperationFailure) || call.format !== 'xml') throw error;
        if (call.operation?.name !== 'CompanyGet' || error.details.status !== 401) throw error;
        const members = { mvCompanies: store.companies.all() };
        throw new OperationFailure(error.message, { ...error.details, members });
      }
    },
  }),
};
