import { responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { searchOperators } from '../../specs/SearchFilter.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { member } from '../records/member.ts';
import { onUnderstood } from './hooks.ts';
import type { Note, Planted } from './Mutant.ts';
import { broken, lawful, type Ruling, unseen } from './Ruling.ts';
import { formatScopes, type Scope } from './Scope.ts';

/** What becomes of a filter: another operator, or nothing. */
const mistakes = ['ignored', ...searchOperators.map((operator) => `as${operator}`)];

export const filterOperators: readonly string[] = [...mistakes, 'asAnd', 'asOr'];

/** One way to mistake filters: each search operator on each type, or the words that join them. */
export const filterMutants = (name: string): readonly Planted[] =>
  [...operations.values()]
    .filter(({ filters }) => filters === true)
    .flatMap((operation) =>
      formatScopes.flatMap((scope) =>
        mistakes.includes(name) ? ofOperators(name, operation, scope) : ofJoints(name, operation, scope),
      ),
    );

const ofOperators = (name: string, operation: Operation, scope: Scope): readonly Planted[] =>
  typesOf(operation).flatMap((type) =>
    searchOperators
      .filter((operator) => `as${operator}` !== name)
      .map((operator) =>
        planted(name, operation, scope, `${operator}.${type}`, rulingOf(operator, type, name), (filter) => {
          const isMeant =
            filter.SearchOperator === operator &&
            searchedType(operation, member.text(filter, 'FieldName')) === type;
          if (!isMeant) return filter;
          return name === 'ignored' ? undefined : { ...filter, SearchOperator: name.slice('as'.length) };
        }),
      ),
  );

function ofJoints(name: string, operation: Operation, scope: Scope): readonly Planted[] {
  const [from, to] = name === 'asAnd' ? ['Or', 'And'] : ['And', 'Or'];
  const ruling = broken('MUST', ['FLT-2', 'FLT-1'], 'Each filter is joined by its own AndOr.');
  return [
    planted(name, operation, scope, from, ruling, (filter) =>
      filter.AndOr === from ? { ...filter, AndOr: to } : filter,
    ),
  ];
}

function planted(
  name: string,
  operation: Operation,
  scope: Scope,
  site: string,
  ruling: Ruling,
  change: (filter: RecordValue) => RecordValue | undefined,
): Planted {
  const path = `Filters[${site}]`;
  return {
    name: `request/${scope.name}/${operation.name}/${path}/${name}`,
    operator: name,
    family: 'filters',
    direction: 'request',
    scope: scope.name,
    kind: 'filter',
    operation: operation.name,
    about: `${path} of ${operation.name} is ${name === 'ignored' ? 'ignored' : `taken as ${name.slice('as'.length)}`} (${scope.name}).`,
    ruling,
    hook: (note) =>
      onUnderstood(operation.name, scope, note, (request) => changedFilters(request, change, note)),
  };
}

function changedFilters(
  request: RecordValue,
  change: (filter: RecordValue) => RecordValue | undefined,
  note: Note,
): RecordValue {
  const before = member.records(request, 'Filters');
  const after = before.map(change).filter((filter) => filter !== undefined);
  const isLeft = after.length === before.length && after.every((filter, index) => filter === before[index]);
  if (isLeft) return request;
  note('changed');
  return { ...request, Filters: after };
}

function typesOf(operation: Operation): readonly ScalarType[] {
  const list = responseShape(operation).byName.get(operation.list ?? '')?.type;
  if (list?.kind !== 'list' || list.item.kind !== 'record') return [];
  const types = list.item.record.members.flatMap(({ type }) => (type.kind === 'scalar' ? [type.type] : []));
  return [...new Set(types)];
}

const filterClauses = ['FLT-1', 'FLT-8', 'FLT-5', 'FLT-2', 'FLT-4', 'FLT-6', 'FLT-3'] as const;

const isNumber = (type: ScalarType): boolean => ['int', 'decimal', 'number'].includes(type);

/** FLT-1 and what it leaves open. */
function rulingOf(operator: string, type: ScalarType, mistake: string): Ruling {
  if (type === 'datetime') return lawful('The form of a datetime to search by is not shown.');
  if (type === 'intText')
    return ['Equals', 'NotEquals'].includes(operator)
      ? broken('MUST', filterClauses, 'Each member is searched by, whether as text or as a number.')
      : lawful('What a search makes of a text that holds an integer is not shown.');
  if (operator === 'Contains' && type !== 'string') return lawful('Contains on anything but text is open.');
  if (operator === 'LessThan' && !isNumber(type)) return lawful('LessThan on anything but numbers is open.');
  if (type === 'bool' && operator === 'Equals' && mistake === 'asContains')
    return unseen('Neither true nor false contains the other.');
  if (operator === 'NotEquals' && mistake === 'ignored' && ['decimal', 'number'].includes(type))
    return unseen(
      'More digits may be stored than are shown, so that no record is sure to be left out (TYP-13).',
    );
  return broken('MUST', filterClauses, 'Filters select as their names say.');
}
