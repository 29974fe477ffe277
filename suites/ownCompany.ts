import type { GatherContext } from '../harness/Evidence.ts';
import { operation } from '../specs/operations.ts';
import type { Numeric } from '../specs/Value.ts';
import { company } from './builds/company.ts';
import { noteMade } from './noteMade.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

const update = operation('CompanyUpdate');

/** A company of one's own to delete: inserted in the same format, or in json where that insert is not understood. */
export async function ownCompany(context: GatherContext, place: ScenarioPlace): Promise<Numeric | undefined> {
  return (await insert(context, place)) ?? insert(context, place, { format: 'json', address: 'path' });
}

async function insert(
  context: GatherContext,
  place: ScenarioPlace,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<Numeric | undefined> {
  const record = company(context, `delete-${elsewhere.format ?? place.format}`);
  if (typeof record === 'string') throw new Error('a company wants no fixture');
  const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
  return noteMade(context, await context.call(update, members, elsewhere));
}
