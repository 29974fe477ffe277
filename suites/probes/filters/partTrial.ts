import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isTame, quotedWords } from '../../../generators/filters/tameText.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { fixedTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { anyFilter } from './chosenFilters.ts';
import { attemptSelection, filterEffect, itemShape, type SelectionTrial, singleFaults } from './selection.ts';
import { besideControl, type Signed, signed } from './textTrials.ts';

/** So many records are looked at, the oldest ones; a target may hold thousands. */
const looked = 60;

/** A shorter part is likely the whole value of some record that is not shown. */
const shortest = 3;

interface PartTrial {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  readonly whole: Answer;
  /** The fields to choose from, those that are known to be searched by and those of which nothing is known. */
  readonly working: readonly SearchField[];
  readonly untried: readonly SearchField[];
  readonly unlimited: boolean;
}

/**
 * Equals with the beginning of a text that a record holds, and none as a whole: what tells it from Contains and from
 * "begins with". Undefined where no record holds such a text, or where its field is not searched by at all (FLT-5).
 */
export async function partTrial({
  context,
  place,
  whole,
  working,
  untried,
  unlimited,
}: PartTrial): Promise<SelectionTrial | undefined> {
  const { operation } = place;
  const shape = itemShape(operation);
  const records = recordsIn(operation, whole.decoded?.value);
  const turn = fixedTurn(`${operation.name}/${place.format}/part`);
  const known = filterOnPart(working, records, place, turn);
  const filter = known ?? filterOnPart(untried, records, place, turn);
  if (filter === undefined) return undefined;
  const attempt = (filters: readonly SearchFilter[], isBroken: (trial: SelectionTrial) => boolean) =>
    attemptSelection({ context, place, before: whole, filters, isBroken, unlimited });
  const { evidence, broken } = await attempt([filter], (trial) => singleFaults(trial).length > 0);
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain = field && anyFilter({ field, operator: 'Equals', records, shape });
  if (plain === undefined) return undefined;
  const isDead = (trial: SelectionTrial): boolean => filterEffect(operation, trial) !== 'works';
  return (await attempt([plain], isDead)).broken ? undefined : evidence;
}

/** Such a filter by turns: first the field, then the text, of the older half since that stays, then how much of it. */
function filterOnPart(
  fields: readonly SearchField[],
  records: readonly RecordValue[],
  { operation }: ScenarioPlace,
  turn: number,
): SearchFilter | undefined {
  const shape = itemShape(operation);
  const oldest = records.slice(-looked);
  const filterOf = (field: SearchField, part: string): SearchFilter => ({
    FieldName: field.name,
    SearchOperator: 'Equals',
    SearchValue: part,
  });
  const choices = fields
    .filter(({ type }) => type === 'string')
    .map((field) =>
      oldest.flatMap((record) => {
        const parts = beginnings(record[field.name]).filter((part) => {
          const truths = [record, ...records].map((one) => truthOf(filterOf(field, part), one, shape));
          return truths[0] === 'no' && !truths.includes('yes');
        });
        return parts.length === 0 ? [] : [parts.map((part) => filterOf(field, part))];
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
  place: ScenarioPlace,
  whole: Answer,
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
): Promise<SelectionTrial | undefined> {
  const { operation, formatIndex } = place;
  const records = recordsIn(operation, whole.decoded?.value);
  const quoted = quotedFilter(fieldsOf, records, formatIndex);
  return quoted && besideControl(context, place, whole, quoted);
}

function quotedFilter(
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
  records: readonly RecordValue[],
  turn: number,
): Signed | undefined {
  const found = (['Contains', 'Equals', 'NotEquals'] as const).flatMap((operator) =>
    fieldsOf(operator)
      .filter(({ type }) => type === 'string')
      .flatMap((field) => records.flatMap((record) => quotedIn(field, operator, record[field.name]))),
  );
  const own = found[turn % Math.max(found.length, 1)];
  if (own !== undefined) return own;
  const [field] = fieldsOf('NotEquals').filter(({ type }) => type === 'string');
  return field && filtersFor(field, 'NotEquals', strange);
}

function quotedIn(field: SearchField, operator: SearchOperator, held: unknown): readonly Signed[] {
  if (typeof held !== 'string' || !held.includes("'")) return [];
  if (operator === 'Contains') return quotedWords(held).map((word) => filtersFor(field, operator, word));
  return isTame(held.replaceAll("'", '')) ? [filtersFor(field, operator, held)] : [];
}

const filtersFor = ({ name }: SearchField, operator: SearchOperator, value: string): Signed => {
  const [plain = ''] = value.split("'").sort((one, other) => other.length - one.length);
  return signed(name, operator, value, plain);
};
