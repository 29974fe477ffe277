import type { Verdict } from './Verdict.ts';

/** A verdict with every secret taken out of its words. */
export function redactVerdict(verdict: Verdict, redact: (text: string) => string): Verdict {
  const { message, expected, actual, path } = verdict;
  return {
    ...verdict,
    ...(message === undefined ? {} : { message: redact(message) }),
    ...(expected === undefined ? {} : { expected: redact(expected) }),
    ...(actual === undefined ? {} : { actual: redact(actual) }),
    ...(path === undefined ? {} : { path: redact(path) }),
  };
}
