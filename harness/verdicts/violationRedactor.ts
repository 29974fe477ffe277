import type { Redact } from '../redaction/Redact.ts';
import type { Violation } from './Judgement.ts';

/** A diagnosis reads no more of a body than this, and its rows read less (reports/diagnosis/Row.ts). So no row meets this cut. */
const bytesOfBody = 512 * 1024;

/**
 * Prepares breaches for the diagnosis, with every secret removed from the words and the bytes. Rows cut what they report, and no
 * redactor recognises the rest of a key that was cut. Bodies are read only when a row asks for them.
 */
export function violationRedactor(redact: Redact): (violation: Violation) => Violation {
  const known = new WeakMap<Uint8Array, Uint8Array>();
  const bytes = (body: Uint8Array): Uint8Array => {
    const found = known.get(body) ?? redacted(body);
    known.set(body, found);
    return found;
  };
  const redacted = (body: Uint8Array): Uint8Array => {
    const text = Buffer.from(body.subarray(0, bytesOfBody)).toString('utf8');
    const clean = redact(text);
    return clean === text ? body : Buffer.from(clean, 'utf8');
  };
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
