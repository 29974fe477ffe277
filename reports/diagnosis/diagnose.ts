import type { Diagnose } from '../../harness/verdicts/judgeReading.ts';
import type { Defect } from '../../harness/verdicts/Verdict.ts';
import { type Blanks, ownBlanks, type Part, type Row, type Shown, shownOf } from './Row.ts';
import { tables } from './tables.ts';

/**
 * Says what a breach is: the first row of its clause that fits its bytes; undefined if none does. The breaches are redacted
 * (`harness/verdicts/verdictRedaction.ts`), so texts that are cut here and in the rows hold no part of a secret.
 */
export const diagnose: Diagnose = (item, breaches) => {
  const rows = tables[item.clause] ?? [];
  if (rows.length === 0) return undefined;
  const shown = shownOf(item, breaches);
  if (shown === undefined) return undefined;
  for (const row of rows) {
    const found = blanksOf(row, shown);
    if (found !== undefined) return defectOf(row, { ...ownBlanks(shown), ...found });
  }
  return undefined;
};

/** What a row's patterns and its fit find in a breach; undefined if one of them does not hold. */
function blanksOf({ seen = {}, fits }: Row, shown: Shown): Blanks | undefined {
  const found: Record<string, string> = {};
  for (const [part, pattern] of Object.entries(seen)) {
    const match = pattern.exec(shown[part as Part]);
    if (match === null) return undefined;
    Object.assign(found, match.groups);
  }
  const more = fits === undefined ? {} : fits(shown);
  return more === undefined ? undefined : { ...found, ...more };
}

/** Leaves out blanks that neither the words nor the cause have. */
function defectOf({ words, cause, apart = [] }: Row, blanks: Blanks): Defect | undefined {
  const filled = (text: string): boolean => namesIn(text).every((name) => blanks[name] !== undefined);
  if (!filled(words)) return undefined;
  const told = cause !== undefined && filled(cause) ? cause : undefined;
  const names = [...new Set([...namesIn(words), ...namesIn(told ?? '')])];
  return {
    words,
    ...(told === undefined ? {} : { cause: told }),
    blanks: Object.fromEntries(names.map((name) => [name, shortened(blanks[name] ?? '')])),
    apart: apart.map((name) => (name === 'cause' ? told : blanks[name]) ?? '').join('\u0000'),
  };
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'in' ? [] : [name]));

/** Values of blanks are cut after this length. */
const longestBlank = 240;

const shortened = (text: string): string =>
  text.length <= longestBlank ? text : `${text.slice(0, longestBlank - 1)}…`;
