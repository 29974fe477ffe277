import type { Address } from './Address.ts';
import type { AppliesTo, Place } from './Clause.ts';
import type { Format } from './Format.ts';
import { isSoap } from './isSoap.ts';
import type { MessageMember, Operation } from './Operation.ts';
import type { MemberShape, ScalarType, TypeShape } from './Shape.ts';
import { typeShape } from './shapes.ts';
import { getShowing, writeShownBy } from './writtenAndRead.ts';

/** Where a clause applies. Only asked for places that exist (placeExists). */
type Rule = (place: Place) => boolean;

export const addressIs =
  (...addresses: readonly Address[]): Rule =>
  ({ address }) =>
    addresses.includes(address);

/** Any of the 33 operations, in every format and at every address. */
export const all: Rule = ({ operation }) => operation !== null;

/** Where every one of the rules holds. */
export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.every((rule) => rule(place));

/** Where the rule does not hold. */
export const except =
  (rule: Rule): Rule =>
  (place) =>
    !rule(place);

/** The call decides the format of the answer. On a bare named route the server picks one (FMT-10). */
export const answersInItsFormat = allOf(all, except(addressIs('named', 'namedGet')));

/** Each format's own address: the generic path, or the SOAP endpoint. */
export const atDefaultAddress = addressIs('path', 'soap');

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

/** Where at least one of the rules holds. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.some((rule) => rule(place));

/** A type met while walking, with the record's member that holds it; undefined at the start of the walk. */
interface HeldType {
  readonly type: TypeShape;
  readonly member: MemberShape | undefined;
}

const known = new WeakMap<TypeShape, readonly HeldType[]>();

/** The type and every type within it, through records and lists. No documented record contains itself. */
export function everyType(type: TypeShape): readonly HeldType[] {
  const held = known.get(type) ?? [...walk(type)];
  known.set(type, held);
  return held;
}

function* walk(type: TypeShape, member?: MemberShape): Generator<HeldType> {
  yield { type, member };
  if (type.kind === 'list') yield* walk(type.item, member);
  if (type.kind === 'record') {
    for (const inner of type.record.members) yield* walk(inner.type, inner);
  }
}

export const formatIs =
  (...formats: readonly Format[]): Rule =>
  ({ format }) =>
    formats.includes(format);

/**
 * Whether a success must have the response member. Its row lists it without a mark, and not as a list, because an empty list may
 * be left out. The status block belongs to ENV-1, and InternalErrorCode may be missing anywhere.
 */
export const isDue = ({ name, type, optional, onFailure }: MessageMember): boolean =>
  optional !== true &&
  onFailure !== true &&
  !type.startsWith('list of ') &&
  !['ResponseStatus', 'InternalErrorCode'].includes(name);

/** Operations whose success must have a member. */
export const hasDueMembers: Rule = ({ operation }) => operation?.response.some(isDue) ?? false;

/** Gets that answer with a list. */
export const hasList: Rule = ({ operation }) => operation?.list !== undefined;

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

/** Gets whose answer has a documented order (Operation rules 9, Limits 1) by a member of its records. */
export const isOrdered: Rule = ({ operation }) => operation?.order !== undefined;

/** The inserts and updates: DocumentUpdate, PurchaseOrderUpdate and the like. */
export const takesRecordAction = hasRequestMember('mvRecordAction');

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

/** The formats whose datetimes are ISO 8601 local date-times: all but json (Conventions). */
export const isoDateFormats = formatIs('xml', 'jsv', 'csv', 'soap11', 'soap12');

/** The operations of these kinds. */
export const kindIs =
  (...kinds: readonly Operation['kind'][]): Rule =>
  ({ operation }) =>
    operation !== null && kinds.includes(operation.kind);

/** Calls about none of the 33 operations in particular. */
export const noOperation: Rule = ({ operation }) => operation === null;

/** The operations with these names. */
export const operationIs =
  (...names: readonly string[]): Rule =>
  ({ operation }) =>
    operation !== null && names.includes(operation.name);

/** The formats with a generic path of their own. */
export const plainFormats: Rule = ({ format }) => !isSoap(format);

/** Gets that answer with records: not APIKeyGet, and not ShippingInformationGet, whose records the document does not show. */
export const readsRecords: Rule = ({ operation }) =>
  operation?.kind === 'get' && (operation.list !== undefined || operation.record !== undefined);

/** The Gets of the records that the API can both write and read back. */
export const readsWhatIsWritten: Rule = ({ operation }) => writeShownBy(operation) !== undefined;

/** A rule about an operation alone. It is asked at every place, and looks at an operation once. */
function ofOperation(holds: (operation: Operation) => boolean): Rule {
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
  ofOperation(({ request }) =>
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
  ofOperation(({ response }) =>
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
export const responseHoldsLists = ofOperation(({ response }) =>
  response.some(
    ({ name, type }) =>
      name !== 'ResponseStatus' &&
      everyType(typeShape(type)).some(
        (held) => held.type.kind === 'list' && held.type.item.kind === 'record',
      ),
  ),
);

export const soapFormats = formatIs('soap11', 'soap12');

/** Where values of a success can be judged by the form that the format gives them. */
export const succeedsInItsFormat = allOf(callSucceeds, answersInItsFormat);

/** The eight Gets whose rows list Filters and ReturnTopNRecords. */
export const takesFilters: Rule = ({ operation }) => operation?.filters === true;

/** Operations whose named route is marked with GET. */
export const takesGet: Rule = ({ operation }) => operation?.route?.methods.includes('GET') === true;

/** Optional by a common rule, and judged by clauses of their own. GET-10 judges Page and Limit, which belong together. */
const elsewhere = [
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
    ({ name, optional }) => optional === true && !elsewhere.includes(name) && !neverSent.includes(name),
  ) ?? false;

/** Writes that echo a record with a member of one of these types that no server computes. */
export const writesPlain = (...types: readonly ScalarType[]): Rule =>
  ofOperation(({ kind, record: name, request }) => {
    const record = request.find((member) => member.name === name);
    if (kind !== 'write' || record === undefined) return false;
    return everyType(typeShape(record.type)).some(
      ({ type, member }) => type.kind === 'scalar' && types.includes(type.type) && member?.plain === true,
    );
  });

/** The writes of the records that the API can both write and read back. */
export const hasMatchingRead: Rule = ({ operation }) => getShowing(operation) !== undefined;

export const holdsUnsetDate = allOf(
  responseHolds('datetime'),
  except(operationIs('IntegrationUpdateUpdate')),
);

/** Where all of these rules hold, with the reason for what they leave out. */
export const where = (reason: string, ...rules: readonly Rule[]): AppliesTo => ({
  reason,
  holds: allOf(...rules),
});

/** Where all of these rules hold, at the default address of each format alone: the generic path, or the SOAP endpoint. */
export const atHome = (reason: string, ...rules: readonly Rule[]): AppliesTo =>
  where(reason, ...rules, atDefaultAddress);

/** Whether an operation writes a record. */
export const writesRecord = ({ kind, record }: Operation): boolean =>
  kind === 'write' && record !== undefined;
