import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { operation } from '../specs/operations.ts';
import type { Numeric } from '../specs/Value.ts';
import { company } from './builds/company.ts';
import { noteMade } from './noteMade.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

const update = operation('CompanyUpdate');

/** A company of the run, and the answer to its insert. */
export interface OwnCompany {
  readonly id: Numeric;
  readonly insert: Answer;
}

/**
 * A company of one's own to delete, one for each `label`: inserted in the same format, or in json where that insert is not
 * understood.
 */
export async function ownCompany(
  context: GatherContext,
  place: ScenarioPlace,
  label = 'delete',
): Promise<OwnCompany | undefined> {
  return (
    (await insert(context, place, label)) ??
    insert(context, place, label, { format: 'json', address: 'path' })
  );
}

async function insert(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<OwnCompany | undefined> {
  const record = company(context, `${label}-${elsewhere.format ?? place.format}`);
  if (typeof record === 'string') throw new Error('a company wants no fixture');
  const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
  const answer = await context.call(update, members, elsewhere);
  const id = noteMade(context, answer);
  return id && { id, insert: answer };
}
