import { beforeTheDelete, deletingUnknown } from '../deleting.ts';
import { found, unprepared } from '../gathered.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import { ownCompany } from '../ownCompany.ts';
import { siblingKey } from '../ownDocument.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';

/** Deletes a company that was inserted for it: in the same format, or in json where that insert is not understood. */
const deleting: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  creates: 'one company, deleted again',
  gather: async (context, place) => {
    await context.after([siblingKey(place, place.operation.name, beforeTheDelete)]);
    const id = await ownCompany(context, place);
    if (id === undefined) return unprepared('inserting a company');
    // A company of the run has no templates; in every second format they are to go with it.
    const more = isEvenTurn(context, place) ? { DeleteRelatedDocumentTemplates: true } : {};
    return found(await context.call(place.operation, { CompanyIDToDelete: id, ...more }));
  },
};

export const CompanyDelete: OperationSuite = [deleting, deletingUnknown()];
