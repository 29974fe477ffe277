import { describe, expect, test } from 'vitest';
import {
  joiningFaults,
  listFaults,
  needsJoining,
  orderFaults,
  partsIn,
  partsOf,
  truthOfList,
} from '../../harness/oracle/listTruth.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { discounts, filter, read, those, trial } from './reads.ts';

const bolts = filter('DiscountName', 'Contains', 'bolts');
const spring = filter('DiscountName', 'Contains', 'Spring');
const cheap = filter('DiscountValue', 'LessThan', '10');
const or = (one: SearchFilter): SearchFilter => ({ AndOr: 'Or', ...one });
const and = (one: SearchFilter): SearchFilter => ({ AndOr: 'And', ...one });

/** What this target answers to each of the three alone, as the document says. */
const pool = [
  trial([bolts], those(504, 503)),
  trial([spring], those(504, 502)),
  trial([cheap], those(503, 501)),
];
const listed = (filters: readonly SearchFilter[], answered: Parameters<typeof trial>[1], alone = pool) =>
  trial(filters, answered, partsOf(filters, alone));
const kinds = (faults: ReturnType<typeof listFaults>) =>
  faults.map((fault) => (fault.kind === 'refused' ? fault.kind : `${fault.kind} ${fault.key}`));

test('the answers to single filters are found by what they ask, however they are joined', () => {
  expect(partsOf([bolts, or(cheap)], pool)).toEqual({ part0: pool[0]?.answer, part1: pool[2]?.answer });
  expect(partsOf([filter('DiscountName', 'Equals', 'bolts'), or(spring)], pool)).toEqual({
    part1: pool[1]?.answer,
  });
});

describe('a list of filters', () => {
  test.each<[string, SearchFilter, Parameters<typeof trial>[1], string[]]>([
    ['Or', or(spring), those(504, 503, 502), []],
    ['Or', or(spring), those(504), ['missing 503', 'missing 502']],
    ['And', and(spring), those(504), []],
    ['And', and(spring), those(504, 503, 502), ['extra 503', 'extra 502']],
    // A later filter without AndOr joins with And.
    ['nothing', spring, those(504), []],
    ['Or', or(spring), 'refused', ['refused']],
  ])('joined with %s', (_, second, answered, faults) => {
    expect(kinds(listFaults(listed([bolts, second], answered)))).toEqual(faults);
  });

  test('of three may be refused: their maximum is not shown', () => {
    expect(listFaults(listed([bolts, or(spring), or(cheap)], 'refused'))).toEqual([]);
  });

  test('is not judged by a filter that the target itself answers otherwise (FLT-1)', () => {
    const wrong = [trial([bolts], those(504)), ...pool.slice(1)];
    expect(kinds(listFaults(listed([bolts, or(spring)], [], wrong)))).toEqual(['missing 504', 'missing 502']);
    expect(listFaults(trial([bolts, or(spring)], []))).toEqual([]);
  });

  test('is judged by the own answers of the target where the document is silent', () => {
    const open = filter('DiscountName', 'Equals', 'spring sale');
    const made = listed([open, or(bolts)], those(504, 503), [trial([open], those(502)), ...pool]);
    expect(listFaults(made)).toEqual([]);
    expect(kinds(listFaults(made, undefined, 'answered'))).toEqual(['missing 502']);
  });

  test('is not judged by a part whose answer is a refusal', () => {
    const open = filter('DiscountName', 'Equals', 'spring sale');
    const made = (alone: Parameters<typeof trial>[1]) =>
      listed([open, and(bolts)], those(504), [trial([open], alone), ...pool]);
    expect(kinds(listFaults(made([]), undefined, 'answered'))).toEqual(['extra 504']);
    expect(listFaults(made('refused'), undefined, 'answered')).toEqual([]);
  });

  test('counts a part as unseen where its answer lists a record without members', () => {
    const strange = [trial([bolts], [...those(504, 503), {}]), ...pool.slice(1)];
    const faults = (alone: typeof pool) => kinds(listFaults(listed([bolts, and(spring)], discounts, alone)));
    expect(faults(pool)).toEqual(['extra 503', 'extra 502', 'extra 501']);
    // Whether 502 stands among what the filter on bolts selects is not known then.
    expect(faults(strange)).toEqual(['extra 503', 'extra 501']);
  });
});

test('only what a left fold and And-before-Or decide otherwise is a fault of the order', () => {
  // By a left fold (503 or 504) and not cheap; by the other reading 504 as well.
  const filters = [bolts, or(spring), and(cheap)];
  expect(kinds(orderFaults(listed(filters, those(503))))).toEqual([]);
  expect(kinds(orderFaults(listed(filters, those(504, 503))))).toEqual(['extra 504']);
  expect(kinds(orderFaults(listed(filters, those(504, 503, 502, 501))))).toEqual(['extra 504']);
});

describe('the parts of a list', () => {
  test('are the list itself where it is one filter, and those that were asked for else', () => {
    expect(partsIn(pool[0] as never)).toEqual([pool[0]]);
    const made = trial([bolts, or(spring)], [], { part1: pool[1]?.answer as never });
    expect(partsIn(made)).toEqual([{ ...made, answer: pool[1]?.answer }]);
  });

  test('are joined as they say', () => {
    const either = truthOfList(trial([bolts, or(spring)], []));
    const both = truthOfList(trial([bolts, and(spring)], []));
    expect(discounts.map(either)).toEqual(['yes', 'yes', 'yes', 'no']);
    expect(discounts.map(both)).toEqual(['yes', 'no', 'no', 'no']);
  });

  test('have to be asked for before a list is called wrong; its refusal is open', () => {
    expect(kinds(joiningFaults(listed([bolts, and(spring)], those(503))))).toEqual([
      'missing 504',
      'extra 503',
    ]);
    expect(joiningFaults(listed([bolts, and(spring)], 'refused'))).toEqual([]);
    expect(joiningFaults(trial([bolts, and(spring)], those(503)))).toEqual([]);
    expect(joiningFaults(trial([bolts], []))).toEqual([]);
  });
});

describe('a list that is refused', () => {
  const refused = listed([bolts, or(spring)], 'refused');
  const asked = (joined: Parameters<typeof read>[1]) => ({
    ...{ ...refused, trials: [refused], counterexample: [] },
    others: {
      joined: trial([and(bolts), or(spring)], joined).answer,
      joinedWhole: read('DiscountGet', discounts),
    },
  });

  test('needs joining if it brings what it should with an AndOr in its first filter', () => {
    expect(needsJoining(asked(those(504, 503, 502)))).toBe(refused);
  });

  test('needs none if it is refused then too, or brings something else', () => {
    expect(needsJoining(asked('refused'))).toBeUndefined();
    expect(needsJoining(asked(those(504)))).toBeUndefined();
  });

  test('is one only where the search ended with it', () => {
    const { counterexample: _, ...ended } = asked(those(504, 503, 502));
    expect(needsJoining(ended)).toBeUndefined();
    const taken = listed([bolts, or(spring)], []);
    expect(needsJoining({ ...asked(those(504, 503, 502)), trials: [taken] })).toBeUndefined();
  });
});
