import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Numeric } from '../../specs/Value.ts';
import { company } from '../builds/company.ts';
import { companyRemoval } from '../companyRemoval.ts';
import { deletingUnknown } from '../deleting.ts';
import { found, unprepared } from '../gathered.ts';
import type { OperationSuite, Scenario, ScenarioPlace } from '../Scenario.ts';
import { idOf, writeMembers } from '../writing.ts';

const update = operation('CompanyUpdate');

/** Deletes a company that was inserted for it: in the same format, or in json where that insert is not understood. */
const deleting: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  creates: 'one company, deleted again',
  gather: async (context, place) => {
    let inserted = await insert(context, place);
    if (idIn(inserted) === undefined) {
      inserted = await insert(context, place, { format: 'json', address: 'path' });
    }
    const id = idIn(inserted);
    if (id === undefined) return unprepared('inserting a company', inserted);
    context.made({ record: 'mvCompany', id: id.lexeme, removal: companyRemoval(id) });
    return found(await context.call(place.operation, { CompanyIDToDelete: id }));
  },
};

async function insert(
  context: GatherContext,
  place: ScenarioPlace,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<Answer> {
  const record = company(context, `delete-${elsewhere.format ?? place.format}`);
  if (typeof record === 'string') throw new Error('a company wants no fixture');
  const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
  return context.call(update, members, elsewhere);
}

function idIn({ decoded }: Answer): Numeric | undefined {
  const id = idOf(decoded?.value ?? {}, update.record, update.id);
  return isNumeric(id) && Number(id.lexeme) !== 0 ? id : undefined;
}

export const CompanyDelete: OperationSuite = [deleting, deletingUnknown()];
