import { valuesOf } from './answerLines.ts';
import type { Condition, ScriptCheck } from './Reproduction.ts';

/** An answer as conditions see it. */
export interface ComparedAnswer {
  readonly lines: readonly string[];
  readonly body: string;
}

/** What a check says of the answers: the breach is seen, it is not, or nothing can be told. */
export type BreachSight = 'seen' | 'notSeen' | 'unclear';

/** Evaluates a check as the written scripts do. `answer` gives the answer to a call; `filled` puts values in place of stand-ins. */
export function sightOf(
  { condition, seenIf, onlyIf }: ScriptCheck,
  answer: (call: number) => ComparedAnswer | undefined,
  filled: (text: string) => string = (text) => text,
): BreachSight {
  const isTrue = (one: Condition): boolean | undefined => {
    const seen = answer(one.call);
    if (seen === undefined) return undefined;
    switch (one.kind) {
      case 'value':
        return valuesOf(seen.lines, one.member).includes(filled(one.value));
      case 'line':
        return seen.lines.some((line) => new RegExp(one.pattern).test(line));
      case 'text':
        return seen.body.includes(filled(one.text));
      case 'same': {
        const other = answer(one.other);
        if (other === undefined) return undefined;
        return valuesOf(seen.lines, one.member).join('\n') === valuesOf(other.lines, one.member).join('\n');
      }
    }
  };
  if (onlyIf.some((one) => isTrue(one) !== true)) return 'unclear';
  const found = isTrue(condition);
  if (found === undefined) return 'unclear';
  return found === seenIf ? 'seen' : 'notSeen';
}

/** A text as an extended regular expression that matches just it; digits in a row match any digits. */
export const patternOf = (text: string): string => exactPattern(text).replace(/\d+/g, '[0-9]+');

export const exactPattern = (text: string): string => text.replace(/[\\^$.*+?()[{|]/g, '\\$&');

/** A value as it stands in a line. */
export const shownInLine = (text: string): string =>
  text.replace(
    /[\\\n\r\t]/g,
    (each) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[each] ?? '',
  );

/**
 * Whether an answer shows an id and a text in one record. `member` holds the id. The function uses nothing outside itself: its source
 * goes into the test files that `assay repro --vitest` writes.
 */
export function showsOwn(lines: readonly string[], member: string, id: string, mark: string): boolean {
  const values = lines.flatMap((line) => {
    const at = line.search(/[=:]/);
    return line[at] !== '=' || /^(?:HTTP=|header )/.test(line)
      ? []
      : [{ path: `.${line.slice(0, at)}`, value: line.slice(at + 1) }];
  });
  const ids = values.filter(({ path }) => path.endsWith(`.${member}`));
  return ids.some(({ path }) => {
    const record = path.slice(0, path.length - member.length);
    return (
      ids.every((one) => one.path !== path || one.value === id) &&
      values.some((one) => one.path.startsWith(record) && one.value.includes(mark))
    );
  });
}
