import { isSoap } from '../../../specs/isSoap.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { FailureRow } from '../failureRows.ts';
import { broken, lawful, type Ruling } from '../Ruling.ts';
import type { Scope } from '../Scope.ts';

type RulingOf = (row: FailureRow, scope: Scope) => Ruling;

const isAlone = ({ format }: Scope): boolean => format !== 'all';

/** XF-3 compares the failures of deletes and updates, and not those of the other operations. */
const isCompared = ({ clause }: FailureRow): boolean => /^(?:ERR|ACT)-/.test(clause);

const listsCode = ({ operation }: FailureRow): boolean =>
  operationNamed(operation).response.some(({ name }) => name === 'InternalErrorCode');

const success: RulingOf = ({ clause, level }) =>
  broken(
    level,
    [clause, 'ENV-3', 'ENV-8', 'ENV-9', 'XF-3', 'ACT-7', 'WO-3', 'DEL-1', 'ENV-14'],
    'What cannot be done fails.',
  );

const code: RulingOf = ({ shown, clause }) =>
  shown
    ? broken('MUST', ['ENV-3', clause, 'XF-3'], 'A failure that the document shows has ErrorCode 500.')
    : broken('SHOULD', ['ENV-3', clause, 'XF-3'], 'A failure has ErrorCode 500.');

const noMessage: RulingOf = ({ clause }) =>
  broken('MUST', ['ENV-4', clause, 'XF-3'], 'A failure has a message.');

const otherMessage: RulingOf = (row, scope) => {
  if (row.shown) return broken('MUST', [row.clause, 'XF-3'], 'The message names what is not there.');
  return isAlone(scope) && isCompared(row)
    ? broken('SHOULD', ['XF-3'], 'The same failure has the same message in every format.')
    : lawful('The message of this failure is not shown.');
};

const httpStatus: RulingOf = (_, { format }) =>
  format === 'all' || isSoap(format)
    ? lawful('The HTTP status of a failure is open.')
    : broken('NOTE', ['XF-4'], 'The HTTP status is the same in json, xml, jsv and csv.');

const id: RulingOf = ({ clause, operation }, scope) => {
  if (operation === 'ProductBOMDelete')
    return broken('MUST', [clause, 'ENV-8'], 'The failure repeats the id that was sent.');
  if (clause !== 'ERR-4')
    return broken(
      'MUST',
      ['ENV-8', clause, 'ENV-7', 'XF-3', 'ACT-5', 'PO-6'],
      'entityID is 0 where nothing was written.',
    );
  return isAlone(scope)
    ? broken('MUST', ['XF-3'], 'The same failure has the same entityID in every format.')
    : lawful('That entityID is 0 is said of inserts and updates.');
};

const result: RulingOf = ({ clause }) =>
  broken('MUST', ['ENV-9', clause, 'XF-3'], 'The result is false where nothing was deleted.');

const internalCode: RulingOf = (row, scope) => {
  if (row.shown)
    return broken('MUST', [row.clause, 'XF-3'], 'The document shows the InternalErrorCode of this failure.');
  if (!listsCode(row)) return lawful('A member that the row does not list is open, in each format (ENV-13).');
  return isAlone(scope) && isCompared(row)
    ? broken('MUST', ['XF-3'], 'The same failure has the same InternalErrorCode in every format.')
    : lawful('The InternalErrorCode of this failure is not shown.');
};

/** What the document says about answers of failures that are otherwise. */
export const failureRulings = {
  success,
  code,
  noMessage,
  otherMessage,
  httpStatus,
  id,
  result,
  internalCode,
} as const;
