import { mostInList } from '../../../generators/filters/filterListArbitrary.ts';
import { comesByMistake, mistakesOf, valuesToTell } from '../../../generators/filters/mistakenFilter.ts';
import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import {
  type AndOr,
  type SearchFilter,
  type SearchOperator,
  searchOperators,
} from '../../../specs/SearchFilter.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Truth } from '../Truth.ts';
import { truthOf } from '../truthOf.ts';
import { rotated } from './sampledFields.ts';

/** What filters are chosen from. */
export interface Choices {
  readonly records: readonly RecordValue[];
  readonly shape: RecordShape;
  /** The fields that an operator may be tried on. */
  readonly fieldsOf: (operator: SearchOperator) => readonly SearchField[];
  /** Of filters that tell as much, each turn takes others. */
  readonly turn: number;
}

/** A filter, and what is known of it record by record. */
interface Telling {
  readonly filter: SearchFilter;
  /** Its operator and the type of its field, such as `NotEquals.decimal`. */
  readonly pair: string;
  readonly truths: readonly Truth[];
  readonly mistakes: readonly Mistaken[];
}

/** What a filter would do if it were mistaken. */
interface Mistaken {
  /** The pair and the mistake, such as `NotEquals.decimal/ignored`. */
  readonly name: string;
  /** Whether it brings a record, record by record; undefined where the filter is left out of its list instead. */
  readonly comes: readonly boolean[] | undefined;
}

/** How many filters that tell the same mistakes are tried, and how many a list may hold. */
const mostConsidered = { filters: 12, parts: mostInList } as const;

function tellingOf(filter: SearchFilter, { records, shape }: Choices): Telling {
  const { FieldName, SearchOperator: operator, SearchValue } = filter;
  const type = shape.byName.get(FieldName)?.type;
  const searched = typeof SearchValue === 'string' ? SearchValue : SearchValue.lexeme;
  const pair = `${operator}.${type?.kind === 'scalar' ? type.type : ''}`;
  return {
    filter,
    pair,
    truths: records.map((record) => truthOf(filter, record, shape)),
    mistakes: mistakesOf(operator, searched).map((mistake) => ({
      name: `${pair}/${mistake}`,
      comes:
        mistake === 'ignored'
          ? undefined
          : records.map((record) => comesByMistake(mistake, record[FieldName], searched)),
    })),
  };
}

/**
 * The mistakes that a list of filters tells, all joined by the same word, such as `NotEquals.decimal/ignored`. A mistake with a part
 * shows on a record that this part alone decides about, and decides otherwise if it is mistaken.
 */
function toldBy(parts: readonly Telling[], by: AndOr, deciding = decidingOn(parts, by)): readonly string[] {
  const neutral = neutralIn(by);
  // A single filter that is ignored leaves all records; in a list it leaves what the others select.
  const left = parts.length === 1 || by === 'And';
  return parts.flatMap(({ truths, mistakes }) => {
    const decided: number[] = [];
    for (let at = 0; at < truths.length; at += 1) {
      const truth = truths[at];
      if (truth !== 'open' && deciding[at] === (truth === neutral ? 0 : 1)) decided.push(at);
    }
    if (decided.length === 0) return [];
    return mistakes
      .filter(({ comes }) => decided.some((at) => (truths[at] === 'yes') !== (comes?.[at] ?? left)))
      .map(({ name }) => name);
  });
}

/** The truth with which a filter leaves a record to the others of its list. */
const neutralIn = (by: AndOr): Truth => (by === 'And' ? 'yes' : 'no');

/** How many filters of a list do not leave a record to the others, record by record. `counted` is the same for those before them. */
function decidingOn(parts: readonly Telling[], by: AndOr, counted?: readonly number[]): readonly number[] {
  const neutral = neutralIn(by);
  return (parts[0]?.truths ?? []).map((_, at) => {
    let count = counted?.[at] ?? 0;
    for (const { truths } of parts) if (truths[at] !== neutral) count += 1;
    return count;
  });
}

/** The mistakes that a filter tells that was sent alone. */
export const toldAlone = (filter: SearchFilter, choices: Choices): readonly string[] =>
  toldBy([tellingOf(filter, choices)], 'And');

/** Whether a list selects a record for certain: a search that finds nothing may fail (FLT-1). */
const findsOne = (parts: readonly Telling[], by: AndOr): boolean =>
  (parts[0]?.truths ?? []).some((_, at) =>
    by === 'And'
      ? parts.every(({ truths }) => truths[at] === 'yes')
      : parts.some(({ truths }) => truths[at] === 'yes'),
  );

/** A few of the filters that tell the same mistakes. Any two differ in the records that they select, or would select if mistaken. */
function candidatesIn(choices: Choices): readonly Telling[] {
  const kinds = new Map<string, Map<string, Telling>>();
  for (const operator of searchOperators) {
    for (const field of rotated(choices.fieldsOf(operator), choices.turn)) {
      for (const SearchValue of valuesToTell(field, operator, choices.records)) {
        const telling = tellingOf({ FieldName: field.name, SearchOperator: operator, SearchValue }, choices);
        const told = toldBy([telling], 'And').join();
        if (told === '') continue;
        const alike = kinds.get(told) ?? new Map<string, Telling>();
        kinds.set(told, alike);
        const effect = [telling.truths, ...telling.mistakes.map(({ comes }) => comes)].join();
        if (alike.size < mostConsidered.filters) alike.set(effect, telling);
      }
    }
  }
  return [...kinds.values()].flatMap((alike) => [...alike.values()]);
}

interface List {
  readonly parts: readonly Telling[];
  readonly told: readonly string[];
  /** How many mistakes it tells, and a bit less if it may fail. */
  readonly worth: number;
}

/** Whether a server that cuts SearchValues would cut this one. */
const mayBeCut = ({ filter: { SearchValue } }: Telling): boolean =>
  typeof SearchValue === 'string' && mistakesOf('Equals', SearchValue).includes('cut');

/** A list joined by one word, to which the filter that adds most is added until none adds anything. */
function longestList(candidates: readonly Telling[], by: AndOr): List {
  let list: List = { parts: [], told: [], worth: 0 };
  for (;;) {
    const { parts } = list;
    const pairs = parts.map(({ pair }) => pair);
    const hasLong = parts.some(mayBeCut);
    const deciding = decidingOn(parts, by);
    // A filter in a list decides about fewer records than before, except that one which is ignored is told otherwise alone.
    const kept = parts.length === 1 ? parts.flatMap(({ mistakes }) => mistakes).length : list.told.length;
    let best = list;
    for (const candidate of candidates) {
      // Two filters of one pair would be mistaken both, and so would two SearchValues that are cut.
      const isSettled = pairs.includes(candidate.pair) || (hasLong && mayBeCut(candidate));
      if (isSettled || kept + candidate.mistakes.length <= best.worth) continue;
      const longer = [...parts, candidate];
      const told = toldBy(longer, by, decidingOn([candidate], by, deciding));
      if (told.length <= best.worth) continue;
      const worth = told.length - (findsOne(longer, by) ? 0 : 0.5);
      if (worth > best.worth) best = { parts: longer, told, worth };
    }
    if (best === list || best.parts.length === mostConsidered.parts) return best;
    list = best;
  }
}

/** The filters, each with only those of its mistakes that are not told yet. */
const stillToTell = (candidates: readonly Telling[], told: ReadonlySet<string>): readonly Telling[] =>
  candidates.map((candidate) => ({
    ...candidate,
    mistakes: candidate.mistakes.filter(({ name }) => !told.has(name)),
  }));

/**
 * A few lists of filters that tell, of each operator on each type of field, whether it is ignored or taken for another. They follow
 * from the records and not from the seed. Each list is joined by And alone or by Or alone, so that it has one reading (FLT-2).
 *
 * `known` are the mistakes that other trials tell, and `count` is how many lists there may be.
 */
export function tellingLists(
  choices: Choices,
  known: Iterable<string>,
  count: number,
): readonly (readonly SearchFilter[])[] {
  const candidates = candidatesIn(choices);
  const told = new Set(known);
  const lists: (readonly SearchFilter[])[] = [];
  while (lists.length < count) {
    const left = stillToTell(candidates, told);
    const [and, or] = (['And', 'Or'] as const).map((by) => ({ AndOr: by, ...longestList(left, by) }));
    const best = or !== undefined && and !== undefined && or.worth > and.worth ? or : and;
    if (best === undefined || best.worth === 0) break;
    lists.push(
      best.parts.map(({ filter }, index) => (index === 0 ? filter : { AndOr: best.AndOr, ...filter })),
    );
    for (const one of best.told) told.add(one);
  }
  return lists;
}
