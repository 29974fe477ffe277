import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { mediaType } from './mediaType.ts';

/**
 * Whether an answer holds nothing of the format that was asked for: no document, a bare Fault, what is answered to
 * an operation that does not exist, or json for jsv. A bare named
 * route asks for no format (FMT-9): json that was read as json is what the server picked there.
 */
export function holdsNoMessage(answer: Answer): boolean {
  const { decoded } = answer;
  if (decoded === null || answer.notFound === true) return true;
  if (decoded.layout === 'fault' && !isRecord(decoded.value.ResponseStatus)) return true;
  return (answer.readAs ?? answer.call.format) === 'jsv' && isJson(answer);
}

/** A reader of jsv makes something of nearly every json, but not what it says; believed only if its header says so too. */
function isJson({ exchange: { response } }: Answer): boolean {
  const header = response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (response === null || !/^(application|text)\/json$/.test(mediaType(header))) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response.body));
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}
