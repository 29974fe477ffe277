import type { Address } from './Address.ts';
import type { Place } from './Clause.ts';
import { everyType } from './everyType.ts';
import type { Format } from './Format.ts';
import { isDue } from './isDue.ts';
import { isSoap } from './isSoap.ts';
import type { Operation } from './Operation.ts';
import type { ScalarType } from './Shape.ts';
import { typeShape } from './shapes.ts';
import { getShowing, writeShownBy } from './writtenAndRead.ts';

/** Where a clause applies. Only asked for places that exist (placeExists). */
type Rule = (place: Place) => boolean;

// Rules made of other rules

/** Where every one of the rules holds. */
export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.every((rule) => rule(place));

/** Where at least one of the rules holds. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.some((rule) => rule(place));

/** Where the rule does not hold. */
export const except =
  (rule: Rule): Rule =>
  (place) =>
    !rule(place);

// By address and format

export const addressIs =
  (...addresses: readonly Address[]): Rule =>
  ({ address }) =>
    addresses.includes(address);

/** Each format's own address: the generic path, or the SOAP endpoint. */
export const atDefaultAddress = addressIs('path', 'soap');

export const formatIs =
  (...formats: readonly Format[]): Rule =>
  ({ format }) =>
    formats.includes(format);

/** The formats with a generic path of their own. */
export const plainFormats: Rule = ({ format }) => !isSoap(format);

export const soapFormats = formatIs('soap11', 'soap12');

/** The formats whose datetimes are ISO 8601 local date-times: all but json (Conventions). */
export const isoDateFormats = formatIs('xml', 'jsv', 'csv', 'soap11', 'soap12');

// By operation: its kind, and what it takes and answers

/** Any of the 33 operations, in every format and at every address. */
export const all: Rule = ({ operation }) => operation !== null;

/** Calls about none of the 33 operations in particular. */
export const noOperation: Rule = ({ operation }) => operation === null;

/** The operations with these names. */
export const operationIs =
  (...names: readonly string[]): Rule =>
  ({ operation }) =>
    operation !== null && names.includes(operation.name);

/** The operations of these kinds. */
export const kindIs =
  (...kinds: readonly Operation['kind'][]): Rule =>
  ({ operation }) =>
    operation !== null && kinds.includes(operation.kind);

/** Gets that answer with a list. */
export const hasList: Rule = ({ operation }) => operation?.list !== undefined;

/** Gets whose answer has a documented order (Operation rules 9, Limits 1) by a member of its records. */
export const isOrdered: Rule = ({ operation }) => operation?.order !== undefined;

/** Gets that answer with records: not APIKeyGet, and not ShippingInformationGet, whose records the document does not show. */
export const readsRecords: Rule = ({ operation }) =>
  operation?.kind === 'get' && (operation.list !== undefined || operation.record !== undefined);

/** The eight Gets whose rows list Filters and ReturnTopNRecords. */
export const takesFilters: Rule = ({ operation }) => operation?.filters === true;

/** Operations whose named route is marked with GET. */
export const takesGet: Rule = ({ operation }) => operation?.route?.methods.includes('GET') === true;

/** Operations whose row lists the request member. */
export const hasRequestMember =
  (name: string): Rule =>
  ({ operation }) =>
    operation?.request.some((member) => member.name === name) ?? false;

/** Operations whose row lists the response member, on success or on failure. */
export const hasResponseMember =
  (name: string): Rule =>
  ({ operation }) =>
    operation?.response.some((member) => member.name === name) ?? false;

/** Operations whose success must have a member. */
export const hasDueMembers: Rule = ({ operation }) => operation?.response.some(isDue) ?? false;

/** The inserts and updates: DocumentUpdate, PurchaseOrderUpdate and the like. */
export const takesRecordAction = hasRequestMember('mvRecordAction');

/** Optional by a common rule, and judged by clauses of their own. GET-10 judges Page and Limit, which belong together. */
const judgedByOtherClauses = [
  'Filters',
  'ReturnTopNRecords',
  'showDeleted',
  'mvInsertUpdateDeleteSourceApplication',
  'Page',
  'Limit',
];

/** Always left out: the document does not show their values. */
const neverSent = ['SortBy', 'CustomReportParameters'];

/** Operations with a request member that their own row marks "(opt)" and that can be sent. */
export const takesShownOption: Rule = ({ operation }) =>
  operation?.request.some(
    ({ name, optional }) =>
      optional === true && !judgedByOtherClauses.includes(name) && !neverSent.includes(name),
  ) ?? false;

/** The Gets of the records that the API can both write and read back. */
export const readsWhatIsWritten: Rule = ({ operation }) => writeShownBy(operation) !== undefined;

/** The writes of the records that the API can both write and read back. */
export const hasMatchingRead: Rule = ({ operation }) => getShowing(operation) !== undefined;

// By operation: the types of its values

/** A rule about an operation alone. It is asked at every place, and looks at an operation once. */
function byOperation(holds: (operation: Operation) => boolean): Rule {
  const found = new Map<Operation, boolean>();
  return ({ operation }) => {
    if (operation === null) return false;
    const held = found.get(operation) ?? holds(operation);
    found.set(operation, held);
    return held;
  };
}

/** Operations whose request can carry a value of one of these types, at any depth; Filters are FLT's. */
export const requestHolds = (...types: readonly ScalarType[]): Rule =>
  byOperation(({ request }) =>
    request.some(
      ({ name, type }) =>
        name !== 'Filters' &&
        everyType(typeShape(type)).some(
          (held) => held.type.kind === 'scalar' && types.includes(held.type.type),
        ),
    ),
  );

/**
 * Operations whose success holds a value of one of these types, at any depth of records and lists.
 *
 * Members that another clause judges (ErrorCode by ENV-2, InternalErrorCode by ENV-10) and those listed only on failure do not
 * count.
 */
export const responseHolds = (...types: readonly ScalarType[]): Rule =>
  byOperation(({ response }) =>
    response.some(({ type, onFailure, judgedBy }) => {
      const shape = typeShape(type);
      if (onFailure === true || (shape.kind === 'scalar' && judgedBy !== undefined)) return false;
      return everyType(shape).some(
        (held) =>
          held.type.kind === 'scalar' &&
          types.includes(held.type.type) &&
          held.member?.judgedBy === undefined,
      );
    }),
  );

/** Operations whose success holds a list of records, at any depth; the status block's own list does not count. */
export const responseHoldsLists = byOperation(({ response }) =>
  response.some(
    ({ name, type }) =>
      name !== 'ResponseStatus' &&
      everyType(typeShape(type)).some(
        (held) => held.type.kind === 'list' && held.type.item.kind === 'record',
      ),
  ),
);

export const holdsUnsetDate = allOf(
  responseHolds('datetime'),
  except(operationIs('IntegrationUpdateUpdate')),
);

/** Writes that echo a record with a member of one of these types that no server computes. */
export const writesPlain = (...types: readonly ScalarType[]): Rule =>
  byOperation(({ kind, record: name, request }) => {
    const record = request.find((member) => member.name === name);
    if (kind !== 'write' || record === undefined) return false;
    return everyType(typeShape(record.type)).some(
      ({ type, member }) => type.kind === 'scalar' && types.includes(type.type) && member?.plain === true,
    );
  });

// By place: whether a call succeeds

/**
 * Operations whose success removes a record, uses up a disposable one or may cost money. They succeed only at the default address
 * of each format, and elsewhere name something that does not exist.
 */
const isSpent = ({ name, kind, disposable }: Operation): boolean =>
  kind === 'delete' || disposable !== undefined || name === 'ShippingInformationCreateLabel';

/**
 * Places where a server that keeps the document answers with success: every operation at its default address, and repeatable ones
 * elsewhere. On GET, success is only hinted at, because the document shows the key in the body alone (FMT-9).
 */
export const callSucceeds: Rule = (place) => {
  const { operation, address } = place;
  if (operation === null) return false;
  return atDefaultAddress(place) || (address !== 'namedGet' && !isSpent(operation));
};

/**
 * The other addresses at which a call succeeds and is told apart from its default one. On a generic path `?format=` repeats what the path
 * says, and a GET sends its key in another way.
 */
export const succeedsElsewhere: Rule = (place) =>
  callSucceeds(place) &&
  !atDefaultAddress(place) &&
  (place.address !== 'query' || place.operation?.route !== undefined);

/**
 * Places with a call that names something that does not exist. At the default address these are the writes and everything that
 * works on a record by its id, and the read that leaves out which report it is about. Elsewhere they are the operations that do
 * not succeed there. No label is requested twice.
 */
export const hasFailingCall: Rule = (place) => {
  const { operation } = place;
  if (operation === null) return false;
  if (!atDefaultAddress(place)) return isSpent(operation);
  if (operation.name === 'ShippingInformationCreateLabel') return false;
  return (
    takesRecordAction(place) ||
    isSpent(operation) ||
    ['ShippingInformationUpdate', 'CustomReportGetData'].includes(operation.name)
  );
};

/** The call decides the format of the answer. On a bare named route the server picks one (FMT-10). */
export const answersInItsFormat = allOf(all, except(addressIs('named', 'namedGet')));

/** Where values of a success can be judged by the form that the format gives them. */
export const succeedsInItsFormat = allOf(callSucceeds, answersInItsFormat);
