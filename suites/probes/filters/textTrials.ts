import { fixedTurn } from '../../../generators/caseSeed.ts';
import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import type { SignedFilter } from '../../../generators/filters/textFilters.ts';
import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isTaken, recordsRead } from '../../../harness/exchanges/listed.ts';
import { anyFilter, filterOnPart } from '../../../harness/oracle/chosenFilters.ts';
import {
  asMember,
  isMisselected,
  isWithoutEffect,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { mayBeUnlimited } from '../reads/wholeRead.ts';
import { attemptSelection } from './selection.ts';

/** The trial of a filter with such a sign; undefined where the same filter without the sign does wrong too. */
export async function trialBesideControl(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  { filter, plain, mayBeLost }: SignedFilter,
): Promise<SelectionTrial | undefined> {
  const unlimited = mayBeUnlimited(context, whole);
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken) return evidence;
  const control = await attemptSelection(context, whole, { filters: [plain], unlimited });
  if (control.broken) return undefined;
  const isLost = mayBeLost === true && !(await isNotFoundElsewhere(context, place, filter, plain));
  return isLost ? undefined : evidence;
}

/** Whether another format, which shows the same text, does not find it either, but finds the one in ASCII. */
const isNotFoundElsewhere = (
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  filter: SearchFilter,
  plain: SearchFilter,
): Promise<boolean> => {
  const elsewhere = { format: format === 'json' ? 'jsv' : 'json', address: 'path' } as const;
  const members = wholeMembers(context, operation);
  return context.undisturbed(async (call) => {
    const filtered = (one: SearchFilter) =>
      call(operation, { ...members, Filters: asMember([one]) }, elsewhere);
    const before = await call(operation, members, elsewhere);
    const [lettered, control] = [await filtered(filter), await filtered(plain)];
    const others = { before, after: await call(operation, members, elsewhere) };
    const isWrong = (answer: Answer): boolean => isMisselected({ answer, others });
    return isTaken(before) && isWrong(lettered) && !isWrong(control);
  });
};

/**
 * Equals with the beginning of a text that a record holds, which no record holds as a whole: that tells it from Contains and from
 * "begins with". Undefined where no record holds such a text, or where its field is not searched by at all (FLT-5).
 */
export async function partTrial(
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  whole: Answer,
  /** The fields to choose from: those that are known to be searched by, and those of which nothing is known. */
  working: readonly SearchField[],
  untried: readonly SearchField[],
  unlimited: boolean,
): Promise<SelectionTrial | undefined> {
  const turn = fixedTurn(`${operation.name}/${format}/part`);
  const choices = { records: recordsRead(whole), shape: itemShape(operation) };
  const known = filterOnPart(working, choices, turn);
  const filter = known ?? filterOnPart(untried, choices, turn);
  if (filter === undefined) return undefined;
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain = field && anyFilter({ field, operator: 'Equals', ...choices });
  if (plain === undefined) return undefined;
  const control = { filters: [plain], isBroken: isWithoutEffect, unlimited };
  return (await attemptSelection(context, whole, control)).broken ? undefined : evidence;
}
