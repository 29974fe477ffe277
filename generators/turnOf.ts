/**
 * What is tried in which format. Each way is tried in some format, and a run stays short. The run's first format tries the first
 * way, its second format the second, and so on, starting over after the last. This depends on the formats of the run and never
 * on its seed.
 */
const turns = {
  // Writes
  unknownAction: ['empty', 'a word'],
  idOfInsertOrUpdate: ['left out', 'zero'],
  idOfNonEmptyFields: ['zero', 'left out'],
  emptyFields: ['text first', 'nil first'],
  sameUpdateTwice: ['no', 'yes'],
  actionOfNewName: ['Update', 'InsertOrUpdate'],
  applicationOfUpdate: ['the same', 'another'],
  listenerUrl: ['percent code', 'port and slash', 'port and two parameters'],
  listOfOne: ['packages', 'services'],
  textNull: ['sent', 'not sent'],
  offsetOfNonEmptyFields: ['not sent', 'below zero'],
  listOfNonEmptyFields: ['services', 'none', 'packages'],
  companiesWithWrongKey: ['by name', 'newest'],
  updateOfDocument: ['an address', 'other rows'],
  badRow: ['last', 'before a good one', 'twice'],
  longSku: ['no', 'yes', 'no'],
  cutSku: ['yes', 'no', 'no'],
  bundledRowsBesideBatches: ['no', 'yes'],
  forcedUpdate: ['no', 'yes'],
  productsOfUpdatedBundle: ['others', 'in other quantities'],
  subscribedAgain: [
    'another listener',
    'another application',
    'another listener',
    'an application in digits',
  ],
  rowsOfUpdatedOrder: ['the same', 'one fewer'],
  partOfNote: ['payload', 'json data'],
  priceOfDocument: ['some', 'none'],
  rowsOfReceipt: ['reversed', 'in order'],
  productInTwoRows: ['no', 'yes'],
  rowsReceived: ['the first', 'all', 'the last', 'all', 'the last beside zeros', 'all'],
  receiveDocumentNo: ['sent', 'left out'],
  rowsOfLastReturn: ['one', 'two'],
  blockOfLabel: ['none', 'the stored one'],
  templatesOfDeleted: ['not named', 'named'],
  deletedCompany: ['as inserted', 'changed'],
  optionsOfDelete: ['one', 'both', 'one'],
  // Not in the formats in which templates are named: a refusal has one reason.
  applicationOfDeleted: ['named', 'none'],
  searchForDeleted: ['id', 'text'],
  // Reads
  filterWithComma: ['a held value', 'a word and more'],
  filterWithLetters: ['no', 'yes'],
  filterListWithLimit: ['no', 'no', 'yes'],
  filterWithoutLimit: ['for its order', 'beside -1'],
  narrowedWithoutLimit: ['by number', 'by status'],
  narrowedFilterWithoutLimit: ['yes', 'no'],
  numberBesideFilter: ['left out', 'selected'],
  deletedAfterWrites: ['no', 'yes', 'no', 'no', 'no', 'no'],
  deletedWithoutLimit: ['no', 'left out', 'no', '-1'],
  limitBesideDeleted: ['large', '-1'],
  deletedInSearch: ['yes', 'no'],
  pageOfOneRow: ['the second', 'the last'],
  sizeOfPages: ['as large as may be', 'one row less'],
  deletedInFilterTop: ['no', 'yes'],
  limitOfFiltersByOr: ['yes', 'no'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Turns = typeof turns;

/** Which of the run's formats something is sent in, counted from 0. */
export interface FormatTurn {
  readonly formatIndex: number;
}

/** Which way of something a format tries. */
export function turnOf<Name extends keyof Turns>(
  { formatIndex }: FormatTurn,
  name: Name,
): Turns[Name][number] {
  const ways: readonly Turns[Name][number][] = turns[name];
  const way = ways[formatIndex % ways.length];
  if (way === undefined) throw new Error(`the format is not part of the run, so it has no turn for ${name}`);
  return way;
}
