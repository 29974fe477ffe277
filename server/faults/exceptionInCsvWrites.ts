import type { Fault } from '../Fault.ts';
import { isThere } from '../hooks/Where.ts';

const operations = ['CompanyUpdate', 'ShippingProviderUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'];

const exception = {
  ErrorCode: 'NullReferenceException',
  Message: 'Object reference not set to an instance of an object',
};

/** As of a framework whose csv answers find no operation to name. */
export const exceptionInCsvWrites: Fault = {
  clause: 'ENV-3',
  level: 'SHOULD',
  about: 'In csv a failing write ends in a NullReferenceException with HTTP status 500.',
  causes: [
    'the ErrorCode of a failure is the name of an exception; failures end in an error that the program did not foresee: {code}',
  ],
  operations,
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        call,
        isThere({ formats: ['csv'], operations, outcome: 'failure' }, call, reply)
          ? { ...reply, status: 500, members: { ResponseStatus: exception } }
          : reply,
      ),
  }),
};
