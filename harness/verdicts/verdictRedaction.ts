import { remembered } from '../evidence/remembered.ts';
import type { Redact } from '../redaction/Redact.ts';
import type { Violation } from './Judgement.ts';
import type { Defect, Verdict } from './Verdict.ts';

/** A verdict with every secret removed from its words. A check may have cut the words, and a key within them. */
export function redactVerdict(verdict: Verdict, redact: Redact): Verdict {
  const clean: Clean = (text) => redact(text, 'cut');
  const { message, expected, actual, path, defect, root, counterexample } = verdict;
  return {
    ...verdict,
    ...(message === undefined ? {} : { message: clean(message) }),
    ...(root?.said === undefined ? {} : { root: { ...root, said: clean(root.said) } }),
    ...(expected === undefined ? {} : { expected: clean(expected) }),
    ...(actual === undefined ? {} : { actual: clean(actual) }),
    ...(path === undefined ? {} : { path: clean(path) }),
    ...(defect === undefined ? {} : { defect: redactDefect(defect, clean) }),
    ...(counterexample === undefined ? {} : { counterexample: redactTexts(counterexample, clean) }),
  };
}

/** A value with every text in it redacted. The target's own records are what filters search for. */
function redactTexts(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redactTexts(item, clean));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [clean(name), redactTexts(item, clean)]),
  );
}

type Clean = (text: string) => string;

const redactDefect = ({ blanks, apart, ...words }: Defect, clean: Clean): Defect => ({
  ...words,
  blanks: Object.fromEntries(Object.entries(blanks).map(([name, text]) => [name, clean(text)])),
  apart: clean(apart),
});

/** A diagnosis reads no more of a body than this, and its rows read less (reports/diagnosis/Row.ts). So no row meets this cut. */
const bytesOfBody = 512 * 1024;

/**
 * Prepares breaches for the diagnosis, with every secret removed from the words and the bytes. Rows cut what they report, and no
 * redactor recognises the rest of a key that was cut. Bodies are read only when a row asks for them.
 */
export function violationRedactor(redact: Redact): (violation: Violation) => Violation {
  const bytes = remembered((body: Uint8Array): Uint8Array => {
    const text = Buffer.from(body.subarray(0, bytesOfBody)).toString('utf8');
    const clean = redact(text);
    return clean === text ? body : Buffer.from(clean, 'utf8');
  });
  return ({ message, expected, actual, path, exchange }) => {
    const { request, response } = exchange;
    return {
      message: redact(message, 'cut'),
      expected: redact(expected, 'cut'),
      actual: redact(actual, 'cut'),
      path: redact(path, 'cut'),
      exchange: {
        ...exchange,
        request: {
          ...request,
          url: redact(request.url),
          get body() {
            return bytes(request.body);
          },
        },
        response: response && {
          ...response,
          headers: response.headers.map(([name, value]) => [name, redact(value)] as const),
          get body() {
            return bytes(response.body);
          },
        },
      },
    };
  };
}
