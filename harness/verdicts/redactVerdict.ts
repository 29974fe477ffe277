import type { Redact } from '../redaction/Redact.ts';
import type { Defect, Verdict } from './Verdict.ts';

/** A verdict with every secret removed from its words. A check may have cut the words, and a key within them. */
export function redactVerdict(verdict: Verdict, redact: Redact): Verdict {
  const clean: Clean = (text) => redact(text, 'cut');
  const { message, expected, actual, path, defect, root } = verdict;
  return {
    ...verdict,
    ...(message === undefined ? {} : { message: clean(message) }),
    ...(root?.said === undefined ? {} : { root: { ...root, said: clean(root.said) } }),
    ...(expected === undefined ? {} : { expected: clean(expected) }),
    ...(actual === undefined ? {} : { actual: clean(actual) }),
    ...(path === undefined ? {} : { path: clean(path) }),
    ...(defect === undefined ? {} : { defect: redactDefect(defect, clean) }),
  };
}

type Clean = (text: string) => string;

const redactDefect = ({ blanks, apart, ...words }: Defect, clean: Clean): Defect => ({
  ...words,
  blanks: Object.fromEntries(Object.entries(blanks).map(([name, text]) => [name, clean(text)])),
  apart: clean(apart),
});
