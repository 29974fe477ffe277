import type { RecordValue } from '../../specs/Value.ts';
import { onMembers, onUnderstood } from './hooks.ts';
import type { MemberOperator } from './MemberOperator.ts';
import type { Planted } from './Mutant.ts';
import { dates } from './operators/dates.ts';
import { enumerations } from './operators/enumerations.ts';
import { lists } from './operators/lists.ts';
import { members } from './operators/members.ts';
import { numbers } from './operators/numbers.ts';
import { texts } from './operators/texts.ts';
import { ruled } from './rulings/ruled.ts';
import { formatScopes, readingScopes, type Scope } from './Scope.ts';
import { type Site, sites } from './Site.ts';
import { type Edit, editedAt, type Memory, saysNothing } from './Step.ts';

/** The operators on members, by name. */
export const memberOperators: ReadonlyMap<string, MemberOperator> = new Map(
  Object.entries<MemberOperator>({ ...texts, ...numbers, ...dates, ...enumerations, ...members, ...lists }),
);

/** An operator at every site to which it applies, in every scope; with `only`, the sites of that operation. */
export const memberMutants = (name: string, operator: MemberOperator, only?: string): readonly Planted[] =>
  sites
    .filter((site) => (only === undefined || site.operation.name === only) && operator.applies(site))
    .flatMap((site) => scopesOf(site, name).map((scope) => planted(name, operator, site, scope)));

/** Answers of a list differ from place to place and from time to time; quotes around numbers are a matter of json. */
function scopesOf(site: Site, operator: string): readonly Scope[] {
  const all =
    site.direction === 'request' ? formatScopes : [...formatScopes, ...readingScopes(site.operation)];
  return operator === 'quoted' ? all.filter(({ name }) => name === 'json') : all;
}

function planted(name: string, operator: MemberOperator, site: Site, scope: Scope): Planted {
  const { direction, operation, path, way, kind } = site;
  const edit = operator.edit(site, scope);
  // Absent, nil and what says nothing are one to a client, where a value has no other form (XF-1).
  const isLoss = ['gone', 'named', 'default'].includes(operator.effect);
  return {
    name: `${direction}/${scope.name}/${operation.name}/${path}/${name}`,
    operator: name,
    family: operator.family,
    direction,
    scope: scope.name,
    kind,
    operation: operation.name,
    about: `${direction === 'request' ? 'What is understood of' : 'In answers'} ${path} of ${operation.name} ${operator.does} (${scope.name}).`,
    ruling: ruled({ site, effect: operator.effect, scope }),
    hook: (note) => {
      const memory: Memory = {};
      const told: Edit = (holder, at) => {
        const edited = edit(holder, at);
        if (edited !== holder && !(isLoss && saysNothing(holder[site.member.name]))) note('changed');
        return edited;
      };
      const edited = (message: RecordValue) => editedAt(message, way, site, memory, told);
      return direction === 'request'
        ? onUnderstood(operation.name, scope, note, edited)
        : onMembers(operation.name, scope, note, edited);
    },
  };
}
