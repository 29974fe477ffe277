import { isDateTime, unsetMs, wall } from '../../../specs/datetime.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { ScalarType, TypeShape } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';
import type { MemberOperator } from '../MemberOperator.ts';
import { holds, type Site } from '../Site.ts';
import { type At, isSame, onValue } from '../Step.ts';
import { otherNames } from './otherNames.ts';

const isAnswer = ({ direction }: Site): boolean => direction === 'response';

const isScalar = ({ member }: Site): boolean => member.type.kind === 'scalar';

const isInRecord = ({ way, kind }: Site): boolean => way.length > 1 && kind !== 'status' && kind !== 'filter';

/** The value of each type that says nothing. */
const nothing: Readonly<Record<ScalarType, Value>> = {
  int: numeric(0),
  decimal: numeric(0),
  number: numeric(0),
  bool: false,
  string: '',
  enumeration: 'Undefined',
  datetime: wall(unsetMs),
  intText: '',
};

const sameType = (one: TypeShape, other: TypeShape): boolean =>
  one.kind === 'scalar' && other.kind === 'scalar' && one.type === other.type;

/** The value of the next member of the same type, going round, that has a value and another one. */
function siblingValue(
  value: Value,
  { member, holder }: At,
  record: Readonly<Record<string, Value | undefined>>,
) {
  const at = holder.members.indexOf(member);
  const others = [...holder.members.slice(at + 1), ...holder.members.slice(0, at)];
  for (const { name, type } of others) {
    const held = sameType(type, member.type) ? record[name] : undefined;
    if (held !== undefined && held !== null && held !== '' && !isSame(held, value)) return held;
  }
  return value;
}

const whole = { family: 'members' as const };

/** Payments on delivery: a server may refuse one without its amount, so that no client asks for it. */
const alwaysFalse = ['COD', 'GTEEC', 'ChequeCod'];

/** What is done to members of any type. */
export const members = {
  dropped: {
    ...whole,
    effect: 'gone',
    does: 'is left out',
    applies: () => true,
    edit: () => onValue(() => undefined),
  },
  defaulted: {
    ...whole,
    effect: 'default',
    does: 'is the value that says nothing',
    applies: isScalar,
    edit: ({ member: { type } }) => onValue((value) => (type.kind === 'scalar' ? nothing[type.type] : value)),
  },
  inverted: {
    ...whole,
    effect: 'other',
    does: 'is the other way round',
    applies: holds('bool'),
    edit: () => onValue((value) => (typeof value === 'boolean' ? !value : value)),
  },
  camelCased: {
    ...whole,
    effect: 'spelt',
    does: 'is spelt with its first letter in the other case',
    applies: isAnswer,
    edit: (site) => otherNames.edit(site, otherNames.otherCase),
  },
  unprefixed: {
    ...whole,
    effect: 'named',
    does: 'is named without the prefix of its record, or with one where it has none',
    applies: (site) => isAnswer(site) && otherNames.isFree(site, otherNames.otherPrefix),
    edit: (site) => otherNames.edit(site, otherNames.otherPrefix),
  },
  otherNumber: {
    ...whole,
    effect: 'named',
    does: 'is named in the singular, or in the plural where it is in the singular',
    applies: (site) =>
      isAnswer(site) && site.member.type.kind !== 'scalar' && otherNames.isFree(site, otherNames.otherNumber),
    edit: (site) => otherNames.edit(site, otherNames.otherNumber),
  },
  fromSibling: {
    ...whole,
    effect: 'other',
    does: 'holds what the next member of its type holds',
    applies: (site) =>
      isScalar(site) &&
      isInRecord(site) &&
      site.holder.members.some((one) => one !== site.member && sameType(one.type, site.member.type)),
    edit: () => onValue(siblingValue),
  },
  fromNeighbour: {
    ...whole,
    effect: 'other',
    does: 'holds what the next record of the list holds',
    applies: (site) => isScalar(site) && isInList(site),
    edit: () =>
      onValue((value, { siblings, index, member: { name } }) => {
        const next = siblings[index + 1] ?? siblings[index - 1];
        return next?.[name] ?? value;
      }),
  },
  fromFirst: {
    ...whole,
    effect: 'other',
    does: 'holds what the first record of the list holds',
    applies: (site) => isScalar(site) && isInList(site),
    edit: () => onValue((value, { siblings, member: { name } }) => siblings[0]?.[name] ?? value),
  },
  fromBefore: {
    ...whole,
    effect: 'other',
    does: 'holds what it held in the record before',
    applies: (site) => isScalar(site) && isInRecord(site) && !alwaysFalse.includes(site.member.name),
    edit: () =>
      onValue((value, { memory }) => {
        const before = memory.last ?? value;
        memory.last = value;
        return before;
      }),
  },
  retyped: {
    ...whole,
    effect: 'type',
    does: 'has a value that is not of its type',
    applies: (site) => isAnswer(site) && site.member.type.kind !== 'open',
    edit: ({ member: { type } }) => onValue((value) => retyped(type, value)),
  },
  quoted: {
    ...whole,
    effect: 'type',
    does: 'is text in json',
    applies: (site) => isAnswer(site) && holds('int', 'decimal', 'number', 'bool')(site),
    edit: () =>
      onValue((value) => {
        if (isNumeric(value)) return value.lexeme;
        return typeof value === 'boolean' ? String(value) : value;
      }),
  },
} as const satisfies Record<string, MemberOperator>;

const isInList = (site: Site): boolean => isInRecord(site) && site.way.at(-2)?.list === true;

/** A value that is of no such type in any format. */
function retyped(type: TypeShape, value: NonNullable<Value>): Value {
  if (type.kind !== 'scalar') return 'n/a';
  switch (type.type) {
    case 'int':
      return isNumeric(value) ? numeric(`${value.lexeme}.5`) : value;
    case 'decimal':
    case 'number':
      return isNumeric(value) ? `${value.lexeme.replace(/\..*/, '')},50` : value;
    case 'bool':
      return value === true ? 'yes' : 'no';
    case 'datetime':
      return isDateTime(value)
        ? new Date(value.ms).toISOString().slice(0, 10).split('-').toReversed().join('.')
        : value;
    case 'intText':
      return 'A1';
    default:
      return typeof value === 'string' ? { Value: value } : value;
  }
}
