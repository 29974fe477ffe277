import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

const fifteenYears = 15 * 365 * 86_400_000;

export const clockOfLongAgo: Variant = {
  about:
    'Its clock is fifteen years behind: times of making and changing are of then (creation times are no plain members).',
  hook: onAnswerMembers({}, (members) =>
    changedValues(members, (value, name) =>
      isDateTime(value) &&
      !isUnset(value) &&
      /(CreationDate|LastUpdatedDate|ReceiveDocumentIssueDate)$/.test(name)
        ? wall(value.ms - fifteenYears)
        : value,
    ),
  ),
};
