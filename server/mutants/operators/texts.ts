import { itemShape } from '../../../specs/messageShapes.ts';
import type { Effect, MemberOperator } from '../MemberOperator.ts';
import { holds, type Site } from '../Site.ts';
import { onValue } from '../Step.ts';

const isText = holds('string');

/** Texts that people write: not those of the status block, and not the words of a filter's grammar. */
const isFree = (site: Site): boolean =>
  isText(site) &&
  site.kind !== 'status' &&
  !['InternalErrorCode', 'AndOr', 'Group', 'SearchOperator'].includes(site.member.name);

const ofText = (
  effect: Effect,
  does: string,
  change: (text: string) => string,
  applies = isFree,
): MemberOperator => ({
  family: 'texts',
  effect,
  does,
  applies,
  edit: () => onValue((value) => (typeof value === 'string' ? change(value) : value)),
});

/** How many characters `cut` leaves of a text. */
const keptByCut = 12;

const searchedNames = ({ operation }: Site): readonly string[] =>
  itemShape(operation)
    .members.filter(({ type }) => type.kind === 'scalar')
    .map(({ name }) => name);

/** Codes and words of a small set, which no client can send longer. */
const shortWords = [
  ...['Action', 'Entity', 'DocumentStatus', 'AddressType', 'Country', 'ZipCode'],
  ...['CompanyCurrency', 'DocumentCurrencyCode', 'PurchaseOrderCurrencyCode'],
  ...['SalesOrderCurrencyCode', 'WorkOrderCurrencyCode'],
];

/**
 * Whether a text may be longer than what `cut` leaves. Codes and such words are shorter, and a filter of ProductBOMGet can name only
 * shorter fields.
 */
function mayBeCut(site: Site): boolean {
  if (!isFree(site) || shortWords.includes(site.member.name)) return false;
  if (site.kind !== 'filter' || site.member.name !== 'FieldName') return true;
  return site.operation.list === undefined || searchedNames(site).some((name) => name.length > keptByCut);
}

/** What is done to texts. Characters are code points, so that nothing is cut in two. */
export const texts = {
  cut: ofText(
    'other',
    'is cut after twelve characters',
    (text) => [...text].slice(0, keptByCut).join(''),
    mayBeCut,
  ),
  endLost: ofText('other', 'loses its last character', (text) => [...text].slice(0, -1).join('')),
  middleLost: ofText('other', 'loses the character in its middle', (text) => {
    const letters = [...text];
    return letters.toSpliced(Math.floor(letters.length / 2), 1).join('');
  }),
  trimmed: ofText('blanks', 'loses the blanks at its edges', (text) => text.trim()),
  lowered: ofText('case', 'is in lower case', (text) => text.toLowerCase()),
  raised: ofText('case', 'is in upper case', (text) => text.toUpperCase()),
} as const satisfies Record<string, MemberOperator>;
