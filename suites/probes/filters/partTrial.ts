import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isTame, quotedWords } from '../../../generators/filters/tameText.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { recordsRead } from '../../compare/listed.ts';
import { fixedTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { anyFilter } from './chosenFilters.ts';
import { attemptSelection, isWithoutEffect, itemShape, type SelectionTrial } from './selection.ts';
import { type FieldsOf, ofTurn, type Signed, signed, trialBesideControl } from './textTrials.ts';

/** So many records are looked at, the oldest ones; a target may hold thousands. */
const looked = 60;

/** A shorter part is likely the whole value of some record that is not shown. */
const shortest = 3;

/**
 * Equals with the beginning of a text that a record holds, and none as a whole: what tells it from Contains and from
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
  const records = recordsRead(whole);
  const shape = itemShape(operation);
  const turn = fixedTurn(`${operation.name}/${format}/part`);
  const known = filterOnPart(working, records, shape, turn);
  const filter = known ?? filterOnPart(untried, records, shape, turn);
  if (filter === undefined) return undefined;
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain = field && anyFilter({ field, operator: 'Equals', records, shape });
  if (plain === undefined) return undefined;
  const control = { filters: [plain], isBroken: isWithoutEffect, unlimited };
  return (await attemptSelection(context, whole, control)).broken ? undefined : evidence;
}

/** Such a filter by turns: first the field, then the text, of the older half since that stays, then how much of it. */
function filterOnPart(
  fields: readonly SearchField[],
  records: readonly RecordValue[],
  shape: RecordShape,
  turn: number,
): SearchFilter | undefined {
  const filterOf = (FieldName: string, SearchValue: string): SearchFilter => ({
    ...{ FieldName, SearchOperator: 'Equals', SearchValue },
  });
  const choices = fields
    .filter(({ type }) => type === 'string')
    .map(({ name }) =>
      records.slice(-looked).flatMap((record) => {
        const parts = beginnings(record[name])
          .map((part) => filterOf(name, part))
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

/** No record holds it: NotEquals finds all that have a text there. A search that finds nothing may fail (FLT-1). */
const strange = "zq'assayqz";

/**
 * One filter whose SearchValue holds a single quote: a value that a record holds, or else an invented one. Undefined where
 * no field can be searched for it, or where the same filter without the quote does wrong too.
 */
export async function quotedTrial(
  context: GatherContext,
  { formatIndex: turn }: ScenarioPlace,
  whole: Answer,
  fieldsOf: FieldsOf,
): Promise<SelectionTrial | undefined> {
  const textsFor = (operator: SearchOperator) => fieldsOf(operator).filter(({ type }) => type === 'string');
  const held = (['Contains', 'Equals', 'NotEquals'] as const).flatMap((operator) =>
    textsFor(operator).flatMap(({ name }) =>
      recordsRead(whole).flatMap((record) => quotedIn(name, operator, record[name])),
    ),
  );
  const invented = textsFor('NotEquals')
    .slice(0, 1)
    .map(({ name }) => withoutQuote(name, 'NotEquals', strange));
  return trialBesideControl(context, whole, ofTurn(held, turn) ?? invented[0]);
}

function quotedIn(name: string, operator: SearchOperator, held: unknown): readonly Signed[] {
  if (typeof held !== 'string' || !held.includes("'")) return [];
  if (operator === 'Contains') return quotedWords(held).map((word) => withoutQuote(name, operator, word));
  return isTame(held.replaceAll("'", '')) ? [withoutQuote(name, operator, held)] : [];
}

/** The filter, beside the one with the longest part of its value that has no quote. */
const withoutQuote = (name: string, operator: SearchOperator, value: string): Signed => {
  const [plain = ''] = value.split("'").sort((one, other) => other.length - one.length);
  return signed(name, operator, value, plain);
};
