import { fixtureFact } from '../../config/fixtureFacts.ts';
import type { Fixtures } from '../../config/Settings.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';

/** A name of the document as a shell variable: `DocumentTypeID` is `DOCUMENT_TYPE_ID`. */
const inCapitals = (name: string): string =>
  name
    .replace(/IDs$/, 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toUpperCase();

/** Members whose names do not themselves say what they name. */
const variables: Readonly<Record<string, string>> = {
  FinishedGoodIDToDeleteItsBOM: 'PRODUCT_ID',
  ProviderId: 'SHIPPING_PROVIDER_ID',
  RelatedBundleID: 'BUNDLE_PRODUCT_ID',
  relatedDocumentID: 'DOCUMENT_ID',
  mvSalesOrderNo: 'SALES_ORDER_NO',
};

/**
 * The shell variable for what a member names, such as `COMPANY_ID` for CompanyId and for CompanyIDToDelete. The record that
 * contains a member is left out if it does not matter: DocumentRowProductSKU is `PRODUCT_SKU`.
 */
export const variableOf = (member: string): string =>
  variables[member] ??
  inCapitals(
    member
      .replace(/ToDelete.*$/, '')
      .replace(/^(?:Document|PurchaseOrder|SalesOrder)(?=Row|Supplier|Client|Inventory|Shipping|Receive)/, '')
      .replace(/^Row(?=Product|Tax|Discount|Serial|Batch)/, ''),
  );

/** Whether a member holds the id of a record, by its type and name. EntityIDs holds ids in a text. */
export function holdsId(member: string, type: TypeShape | undefined): boolean {
  const scalar = type?.kind === 'scalar' ? type.type : undefined;
  if (member === 'EntityIDs') return true;
  const isWhole = scalar === undefined || scalar === 'int' || scalar === 'intText';
  return isWhole && /(?:Id|ID|IDToDelete\w*)$/.test(member);
}

/** Whether the fixture at this path, such as `disposable.allocatedWorkOrders[0].sku`, holds a possible value of a member. */
function isNamedAt(path: string, member: string): boolean {
  const [, fixture = '', part] =
    /^((?:disposable\.)?\w+)(?:\[\d+\])?(?:\.(\w+))?(?:\[\d+\])?$/.exec(path) ?? [];
  const { names = [] } = fixtureFact(fixture) ?? {};
  return names.some((named) => named.part === part && named.member.test(member));
}

/** A value in a fixtures file and its place, such as `disposable.discounts[0]`. */
export interface FixturePlace {
  readonly path: string;
  readonly value: string;
}

/** Every single value of some fixtures, in order; numbers as their digits. */
export function fixturePlaces(fixtures: Fixtures): readonly FixturePlace[] {
  const placesIn = (value: unknown, path: string): readonly FixturePlace[] => {
    if (Array.isArray(value)) return value.flatMap((each, index) => placesIn(each, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return [{ path, value: String(value) }];
    return Object.entries(value).flatMap(([name, each]) =>
      placesIn(each, path === '' ? name : `${path}.${name}`),
    );
  };
  const { samples: _, ...withoutSamples } = fixtures;
  return placesIn(withoutSamples, '');
}

/** Where the fixtures have a possible value of this member: this value, or one that was lengthened to make it (ERR-1). */
export const placeOfValue = (
  member: string,
  value: string,
  places: readonly FixturePlace[],
): FixturePlace | undefined =>
  places.find(
    (place) =>
      (place.path === 'unknownSku' ? value.startsWith(place.value) : place.value === value) &&
      isNamedAt(place.path, member),
  );

/** An id of 0 names nothing. */
export const namesSomething = (digits: string): boolean => Number(digits) !== 0;

/** Whether a text is an id, or several with commas between them. */
export const isDigits = (text: string): boolean => /^\s*-?\d+(?:\s*,\s*\d+)*\s*$/.test(text);

/** Whether a text is part of another, ignoring letter case, as in a search for texts. */
export const isWithin = (part: string, text: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** Whether a text is not one that a server invented: a number, a date, or a word of the document. */
export const isFixed = (member: string, type: TypeShape | undefined): boolean =>
  type?.kind === 'scalar' &&
  type.type !== 'string' &&
  type.type !== 'int' &&
  type.type !== 'intText' &&
  member !== 'SettingName';

/** The type of a member, by its name or by another name that the document has for it. */
export const typeOf = (shape: RecordShape | undefined, member: string): TypeShape | undefined =>
  (shape?.byName.get(member) ?? shape?.members.find(({ aliases }) => aliases?.includes(member) === true))
    ?.type;

/** The first of these fixtures that holds a possible value of a member; undefined if none does. */
export const placeForMember = (member: string, places: readonly FixturePlace[]): FixturePlace | undefined =>
  places.find(({ path }) => isNamedAt(path, member));
