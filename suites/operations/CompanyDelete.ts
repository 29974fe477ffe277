import { operation } from '../../specs/operations.ts';
import { deletingUnknown, earlierFormats } from '../deleting.ts';
import { found, unprepared } from '../gathered.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { ownCompany } from '../ownCompany.ts';
import { siblingKey } from '../ownDocument.ts';
import { idGivenTwice } from '../recordActions/idGivenTwice.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';
import { wholeMembers } from '../searching/wholeRead.ts';

const get = operation('CompanyGet');

/**
 * Deletes a company that was inserted for it: in the same format, or in json where that insert is not understood. Right before
 * it and right behind it the same Get is made, whose answer must not be remembered (DEL-1).
 */
const deleting: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  creates: 'one company, deleted again',
  // The looks right before and behind the delete are all that another format's could come between.
  follows: (place) => [siblingKey(place, 'CompanyUpdate'), ...earlierFormats(place, 'success')],
  gather: async (context, place) => {
    const shared = await idGivenTwice(context, place, 'CompanyUpdate');
    if (shared !== undefined) return shared;
    const id = await ownCompany(context, place);
    if (id === undefined) return unprepared('inserting a company');
    // A company of the run has no templates; in every second format they are to go with it.
    const more = isEvenTurn(context, place) ? { DeleteRelatedDocumentTemplates: true } : {};
    const before = await context.call(get, wholeMembers(context, get));
    const plain = { CompanyIDToDelete: id };
    const first = await context.call(place.operation, { ...plain, ...more });
    // Refused for the member that may be sent (ACT-10): the delete itself is still to be seen.
    const refused = 'DeleteRelatedDocumentTemplates' in more && outcomeOf(first, 'success') === 'failed';
    const answer = refused ? await context.call(place.operation, plain) : first;
    const others = refused ? { refused: first } : {};
    return found(answer, { ...others, before, after: await context.call(get, wholeMembers(context, get)) });
  },
};

export const CompanyDelete: OperationSuite = [deleting, deletingUnknown()];
