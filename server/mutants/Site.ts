import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import type { Direction } from './Mutant.ts';
import type { Step } from './Step.ts';

/** A member of a request or an answer, at any depth. */
export interface Site {
  readonly direction: Direction;
  readonly operation: Operation;
  /** `mvCompanies[].CompanyAddress.City`. */
  readonly path: string;
  readonly way: readonly Step[];
  readonly member: MemberShape;
  readonly holder: RecordShape;
  /** No server computes it: itself, or the list that it is in, is marked as plain. */
  readonly plain: boolean;
  readonly kind: Kind;
}

/** What kind of member it is. The rulings go by this, and the report counts by it. */
type Kind =
  | 'status' // in the status block, or the block itself
  | 'envelope' // entityID, result and the other members beside the record
  | 'key'
  | 'action'
  | 'option' // a member of a request beside its record
  | 'filter' // Filters and what is in them
  | 'target' // the id by which a request names a record
  | 'list' // the list of a Get
  | 'record' // the record of a write, whole
  | 'id' // the record's own id
  | 'name' // the name of a record that can be written and read
  | 'state' // a status that the document gives a rule
  | 'plain'
  | 'rows' // a list in a record that is not plain
  | 'computed'; // whatever else is in a record: a server may compute it

/** The members of a message and of everything in it. No documented record contains itself. */
function sitesIn(direction: Direction, operation: Operation, message: RecordShape): readonly Site[] {
  const within = (holder: RecordShape, before: readonly Step[], isPlain: boolean): readonly Site[] =>
    holder.members.flatMap((member): readonly Site[] => {
      const inner = innerRecord(member.type);
      const way = [
        ...before,
        { name: member.name, list: member.type.kind === 'list' && inner !== undefined },
      ];
      const plain = isPlain || member.plain === true;
      const place = { direction, operation, way, member, holder, plain };
      const site: Site = { ...place, path: pathOf(way), kind: kindOf(place) };
      return [site, ...(inner === undefined ? [] : within(inner, way, plain))];
    });
  return within(message, [], false);
}

/** The last step of a path is the member itself, whether it is a list or not. */
const pathOf = (way: readonly Step[]): string =>
  way.map(({ name, list }, index) => (list && index < way.length - 1 ? `${name}[]` : name)).join('.');

function innerRecord(type: TypeShape): RecordShape | undefined {
  const held = type.kind === 'list' ? type.item : type;
  return held.kind === 'record' ? held.record : undefined;
}

const states = ['DocumentStatus', 'PurchaseOrderStatus', 'PurchaseOrderRowReceivedQuantity'];

const names: readonly string[] = Object.values(nameMember);

function kindOf({ direction, operation, way, member, plain }: Omit<Site, 'path' | 'kind'>): Kind {
  const [top, ...inner] = way.map(({ name }) => name);
  if (top === 'ResponseStatus') return 'status';
  if (top === 'Filters') return 'filter';
  const carrier = operation.list ?? operation.record;
  if (inner.length === 0) {
    if (top === 'APIKEY') return 'key';
    if (top === 'mvRecordAction') return 'action';
    if (top === carrier) return operation.list === undefined ? 'record' : 'list';
    if (direction === 'request' && top === operation.target) return 'target';
    return direction === 'request' ? 'option' : 'envelope';
  }
  if (inner.length === 1 && inner[0] === operation.id) return 'id';
  if (inner.length === 1 && names.includes(member.name)) return 'name';
  if (states.includes(member.name)) return 'state';
  if (plain) return 'plain';
  return member.type.kind === 'list' ? 'rows' : 'computed';
}

/** Whether the member holds a single value of one of these types. */
export const holds =
  (...types: readonly ScalarType[]) =>
  ({ member: { type } }: Site): boolean =>
    type.kind === 'scalar' && types.includes(type.type);

/** Every member of every request and answer. */
export const sites: readonly Site[] = [...operations.values()].flatMap((operation) => [
  ...sitesIn('request', operation, requestShape(operation)),
  ...sitesIn('response', operation, responseShape(operation)),
]);
