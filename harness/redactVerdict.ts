import type { Defect, Verdict } from './Verdict.ts';

/** A verdict with every secret taken out of its words. */
export function redactVerdict(verdict: Verdict, redact: (text: string) => string): Verdict {
  const { message, expected, actual, path, defect, root } = verdict;
  return {
    ...verdict,
    ...(message === undefined ? {} : { message: redact(message) }),
    ...(root?.said === undefined ? {} : { root: { ...root, said: redact(root.said) } }),
    ...(expected === undefined ? {} : { expected: redact(expected) }),
    ...(actual === undefined ? {} : { actual: redact(actual) }),
    ...(path === undefined ? {} : { path: redact(path) }),
    ...(defect === undefined ? {} : { defect: redactDefect(defect, redact) }),
  };
}

const redactDefect = ({ blanks, apart, ...words }: Defect, redact: (text: string) => string): Defect => ({
  ...words,
  blanks: Object.fromEntries(Object.entries(blanks).map(([name, text]) => [name, redact(text)])),
  apart: redact(apart),
});
