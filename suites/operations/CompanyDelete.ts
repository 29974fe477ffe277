import { isNumeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import { company } from '../builds/company.ts';
import { companyRemoval } from '../companyRemoval.ts';
import { deletingUnknown } from '../deleting.ts';
import { found, unprepared } from '../gathered.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';
import { idOf, writeMembers } from '../writing.ts';

/** Deletes a company that was inserted for it in the same format. */
const deleting: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  creates: 'one company, deleted again',
  gather: async (context, place) => {
    const update = operation('CompanyUpdate');
    const record = company(context, `delete-${place.format}`);
    if (typeof record === 'string') throw new Error('a company wants no fixture');
    const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
    const inserted = await context.call(update, members);
    const id = idOf(inserted.decoded?.value ?? {}, update.record, update.id);
    if (!isNumeric(id) || Number(id.lexeme) === 0) return unprepared('inserting a company');
    context.made({ record: 'mvCompany', id: id.lexeme, removal: companyRemoval(id) });
    return found(await context.call(place.operation, { CompanyIDToDelete: id }));
  },
};

export const CompanyDelete: OperationSuite = [deleting, deletingUnknown()];
