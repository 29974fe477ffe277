import { everyType } from '../../../specs/everyType.ts';
import type { Effect } from '../MemberOperator.ts';
import type { Ruling } from '../Ruling.ts';
import type { Scope } from '../Scope.ts';
import type { Site } from '../Site.ts';

/** What a ruling goes by. */
export interface Facts {
  readonly site: Site;
  readonly effect: Effect;
  readonly scope: Scope;
}

/** A rule about mutants of members. The first one whose conditions hold decides. */
export interface Rule {
  readonly when: (facts: Facts) => boolean;
  readonly means: Ruling | ((facts: Facts) => Ruling);
}

/** The ruling of the first rule that holds; raises an Error (ours is wrong) if none does. */
export function firstRuling(rules: readonly Rule[], facts: Facts): Ruling {
  const rule = rules.find(({ when }) => when(facts));
  if (rule === undefined)
    throw new Error(
      `no rule tells what ${facts.effect} means for ${facts.site.operation.name} ${facts.site.path}`,
    );
  return typeof rule.means === 'function' ? rule.means(facts) : rule.means;
}

/** Holds where the site has one of these kinds. */
export const ofKind =
  (...kinds: readonly Site['kind'][]) =>
  ({ site }: Facts): boolean =>
    kinds.includes(site.kind);

/** Holds where the mutant has one of these effects. */
export const doing =
  (...effects: readonly Effect[]) =>
  ({ effect }: Facts): boolean =>
    effects.includes(effect);

/** Holds at a member with one of these names. */
export const named =
  (...names: readonly string[]) =>
  ({ site }: Facts): boolean =>
    names.includes(site.member.name);

/** Holds where the mutant is in all formats alike. */
export const inEveryFormat = ({ scope }: Facts): boolean => scope.format === 'all';

/** Holds in one of these operations. */
export const inOperation =
  (...names: readonly string[]) =>
  ({ site }: Facts): boolean =>
    names.includes(site.operation.name);

/** Holds at a record or a list of records in which some member is plain, at any depth. */
export const holdsPlain = ({ site: { member, plain } }: Facts): boolean =>
  plain || everyType(member.type).some((held) => held.member !== undefined && held.member.plain === true);

/** A list of addresses: the document shows one type of them, so that a server may keep one of a type. */
export const holdsAddresses = ({ site: { member } }: Facts): boolean =>
  member.type.kind === 'list' &&
  member.type.item.kind === 'record' &&
  member.type.item.record.name === 'mvAddress';

type Condition = (facts: Facts) => boolean;

export const and =
  (...conditions: readonly Condition[]): Condition =>
  (facts) =>
    conditions.every((holds) => holds(facts));

export const not =
  (condition: Condition): Condition =>
  (facts) =>
    !condition(facts);

export const always: Condition = () => true;

/** Holds where the member has a single value of one of these types. */
export const typed =
  (...types: readonly string[]): Condition =>
  ({ site: { member } }) =>
    member.type.kind === 'scalar' && types.includes(member.type.type);
