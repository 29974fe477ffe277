import { fixedTurn } from '../../../generators/caseSeed.ts';
import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isTame } from '../../../generators/filters/tameText.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, recordsRead } from '../../../harness/exchanges/listed.ts';
import { anyFilter } from '../../../harness/oracle/chosenFilters.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { attemptSelection, isWithoutEffect, type SelectionTrial } from './selection.ts';

/** So many records are looked at, the oldest ones; a target may hold thousands. */
const looked = 60;

/** A shorter part is likely the whole value of some record that is not shown. */
const shortest = 3;

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
  const known = filterOnPart(working, whole, turn);
  const filter = known ?? filterOnPart(untried, whole, turn);
  if (filter === undefined) return undefined;
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain =
    field &&
    anyFilter({ field, operator: 'Equals', records: recordsRead(whole), shape: itemShape(operation) });
  if (plain === undefined) return undefined;
  const control = { filters: [plain], isBroken: isWithoutEffect, unlimited };
  return (await attemptSelection(context, whole, control)).broken ? undefined : evidence;
}

/** Such a filter. The turn picks the field, then the text, of the older half since that stays, then how much of it. */
function filterOnPart(fields: readonly SearchField[], whole: Answer, turn: number): SearchFilter | undefined {
  const records = recordsRead(whole);
  const shape = itemShape(calledOperation(whole));
  const choices = fields
    .filter(({ type }) => type === 'string')
    .map(({ name: FieldName }) =>
      records.slice(-looked).flatMap((record) => {
        const parts = beginnings(record[FieldName])
          .map((SearchValue): SearchFilter => ({ FieldName, SearchOperator: 'Equals', SearchValue }))
          .filter((filter) => {
            const truths = [record, ...records].map((one) => truthOf(filter, one, shape));
            return truths[0] === 'no' && !truths.includes('yes');
          });
        return parts.length === 0 ? [] : [parts];
      }),
    )
    .filter((texts) => texts.length > 0);
  const all = choices[turn % choices.length] ?? [];
  const texts = all.slice(Math.floor(all.length / 2));
  const parts = texts[(turn >>> 8) % texts.length] ?? [];
  return parts[(turn >>> 16) % parts.length];
}

/** The beginnings of a text, of letters and digits alone, that are not all of it. */
function beginnings(held: unknown): readonly string[] {
  if (typeof held !== 'string') return [];
  const [word = ''] = /^[A-Za-z0-9]+/.exec(held) ?? [];
  const longest = Math.min(word.length, held.length - 1);
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, at) =>
    word.slice(0, shortest + at),
  ).filter(isTame);
}
