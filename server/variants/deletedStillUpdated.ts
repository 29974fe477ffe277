import { requestShape } from '../../specs/messageShapes.ts';
import { recordShape } from '../../specs/shapes.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { checked } from '../receive/checked.ts';
import { member } from '../records/member.ts';
import { updated } from '../records/updated.ts';
import type { Variant } from '../Variant.ts';

export const deletedStillUpdated: Variant = {
  about:
    'Update finds companies that were deleted too, as the Get does that shows deleted ones: it changes them, and they stay deleted (ACT-5: what does not exist).',
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { operation } = call;
        if (!(error instanceof OperationFailure) || !/does not exist\. The update failed/.test(error.message))
          throw error;
        if (operation?.name !== 'CompanyUpdate') throw error;
        const whole = checked(requestShape(operation), request, choices.zone, choices.statusOfBadRequest);
        const sent = member.record(whole, 'mvCompany') ?? {};
        const id = member.int(sent, 'CompanyId');
        const stored = store.companies.deleted().find((one) => member.int(one, 'CompanyId') === id);
        if (stored === undefined) throw error;
        const company = updated(recordShape('mvCompany'), stored, sent, false);
        store.companies.put(id, company);
        store.companies.markDeleted(id);
        return { mvCompany: company, entityID: company.CompanyId };
      }
    },
  }),
};
