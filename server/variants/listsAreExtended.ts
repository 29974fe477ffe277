import type { Value } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import type { Variant } from '../Variant.ts';

export const listsAreExtended: Variant = {
  about:
    'InsertOrUpdateNonEmptyFields adds the rows that are sent to those that are there (ACT-4: replaces or extends is open).',
  hook: onWrite(null, ({ action, sent, stored }) =>
    action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined
      ? undefined
      : {
          sent: Object.fromEntries(
            Object.entries(sent).map(([name, value]) => {
              const before = stored[name];
              return [name, Array.isArray(value) && Array.isArray(before) ? extended(before, value) : value];
            }),
          ),
        },
  ),
};

/** What is there already is not added again. */
function extended(before: readonly Value[], sent: readonly Value[]): readonly Value[] {
  const known = new Set(before.map((item) => JSON.stringify(item)));
  return [...before, ...sent.filter((item) => !known.has(JSON.stringify(item)))];
}
