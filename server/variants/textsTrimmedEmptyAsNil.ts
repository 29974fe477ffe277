import type { Hook } from '../Hook.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';
import type { Variant } from '../Variant.ts';

/** Laravel's TrimStrings and ConvertEmptyStringsToNull; keys and passwords are excepted there. */
const trimmed: Hook = onSentMembers({ operations: null }, /^(?!APIKEY$)/, (value) => {
  if (typeof value !== 'string') return value;
  const text = value.replace(/^ +| +$/g, '');
  return text === '' ? null : text;
});

const nilled: Hook = onAnswerMembers({}, (members) =>
  changedValues(members, (value) => (value === '' ? null : value)),
);

export const textsTrimmedEmptyAsNil: Variant = {
  about:
    'Trims blanks around every text that is sent, and answers nil wherever a text is empty, as Laravel does (TYP-12, TYP-15).',
  hook: (...server) => ({ ...trimmed(...server), ...nilled(...server) }),
};
