import type { ScenarioPlace } from '../kernel/probe.ts';

/**
 * What is tried in which format, so that everything is tried in some format and a run stays short: the first way in the run's
 * first format, the second in its second, and from the beginning again. It depends on the formats of the run, and never on its
 * seed.
 */
const turns = {
  // Writes
  unknownAction: ['empty', 'a word'],
  idOfInsertOrUpdate: ['left out', 'zero'],
  idOfNonEmptyFields: ['zero', 'left out'],
  emptyFields: ['text first', 'nil first'],
  sameUpdateTwice: ['no', 'yes'],
  applicationOfUpdate: ['the same', 'another'],
  listenerUrl: ['percent code', 'port'],
  packageOfService: ['no', 'yes'],
  rowsOfDocumentUpdate: ['the same', 'others'],
  badRow: ['last', 'before a good one'],
  longSku: ['no', 'yes', 'no'],
  rowsOfReceipt: ['reversed', 'in order'],
  productInTwoRows: ['no', 'yes'],
  returnedBatch: ['the same', 'the same', 'another', 'another'],
  blockOfLabel: ['none', 'the stored one'],
  templatesOfDeleted: ['not named', 'named'],
  // Reads
  filterWithLetters: ['no', 'yes'],
  filterListWithLimit: ['no', 'no', 'yes'],
  orderOfFilteredAll: ['with a limit', 'without'],
  narrowedWithoutLimit: ['by number', 'by status'],
  narrowedFilterWithoutLimit: ['yes', 'no'],
  deletedWithoutLimit: ['no', 'yes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Turns = typeof turns;

/** Which way of something a format tries. */
export function turnOf<Name extends keyof Turns>(
  { formatIndex }: Pick<ScenarioPlace, 'formatIndex'>,
  name: Name,
): Turns[Name][number] {
  const ways: readonly Turns[Name][number][] = turns[name];
  const way = ways[formatIndex % ways.length];
  if (way === undefined)
    throw new Error(`the format is not a part of the run, so that it has no turn of ${name}`);
  return way;
}
