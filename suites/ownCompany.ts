import type { GatherContext } from '../harness/Evidence.ts';
import { isNumeric } from '../specs/numeric.ts';
import { operation } from '../specs/operations.ts';
import type { Numeric } from '../specs/Value.ts';
import { company } from './builds/company.ts';
import { companyRemoval } from './companyRemoval.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { idOf, writeMembers } from './writing.ts';

const update = operation('CompanyUpdate');

/** A company of one's own to delete: inserted in the same format, or in json where that insert is not understood. */
export async function ownCompany(context: GatherContext, place: ScenarioPlace): Promise<Numeric | undefined> {
  const id =
    (await insert(context, place)) ?? (await insert(context, place, { format: 'json', address: 'path' }));
  if (id !== undefined) context.made({ record: 'mvCompany', id: id.lexeme, removal: companyRemoval(id) });
  return id;
}

async function insert(
  context: GatherContext,
  place: ScenarioPlace,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<Numeric | undefined> {
  const record = company(context, `delete-${elsewhere.format ?? place.format}`);
  if (typeof record === 'string') throw new Error('a company wants no fixture');
  const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
  const { decoded } = await context.call(update, members, elsewhere);
  const id = idOf(decoded?.value ?? {}, update.record, update.id);
  return isNumeric(id) && Number(id.lexeme) !== 0 ? id : undefined;
}
