import type { MemberOperator } from '../MemberOperator.ts';
import { holds, type Site } from '../Site.ts';
import { onValue } from '../Step.ts';

const isEnumeration = holds('enumeration');

/** Words that stand for one another where they belong to the same enumeration. */
const neighbours: readonly (readonly string[])[] = [
  ['showOnlyUndeleted', 'showAllDeletedAndUndeleted'],
  ['ByExpiryDate', 'Undefined'],
  ['Pending', 'Draft'],
  ['Verified', 'Draft'],
  ['PartiallyReceived', 'Received'],
  ['InProcess', 'Completed'],
  ['Cash', 'CreditCard'],
  ['None', 'Other'],
];

/** The next word of its enumeration; of one that is not known, the word with a digit behind it. */
function neighbourOf(word: string): string {
  const pair = neighbours.find((words) => words.includes(word));
  if (pair === undefined) return word === '' ? word : `${word}2`;
  return pair[(pair.indexOf(word) + 1) % pair.length] ?? word;
}

/** Enumerations and states. The record action is a family of its own. */
const isWord = (site: Site): boolean =>
  site.kind !== 'action' &&
  (isEnumeration(site) || (site.member.name.endsWith('Status') && site.member.type.kind === 'scalar'));

/** What is done to the words of enumerations. */
export const enumerations = {
  neighbourWord: {
    family: 'enumerations',
    effect: 'other',
    does: 'is the next value of its enumeration',
    applies: isWord,
    edit: () => onValue((value) => (typeof value === 'string' ? neighbourOf(value) : value)),
  },
  loweredWord: {
    family: 'enumerations',
    effect: 'case',
    does: 'is in lower case',
    applies: isEnumeration,
    edit: () => onValue((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
  },
} as const satisfies Record<string, MemberOperator>;
