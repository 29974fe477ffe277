import type { Decoded } from '../../formats/Codec.ts';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { HttpRequest } from '../HttpRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { readFields } from './readFields.ts';
import { unreadable } from './unreadable.ts';

/** Clauses whose breach means that the document itself is not sound. The server does not guess at such a body. */
const layoutClauses = new Set(['FMT-3', 'FMT-4', 'FMT-5', 'FMT-11']);

/**
 * The members of a request as sent, from its body and, for those that it leaves out, from its query. Raises DecodeError when the
 * body can't be read, OperationFailure when a value in it can't be read.
 */
export function decodeRequest(
  call: Call,
  shape: RecordShape,
  request: HttpRequest,
  status: number,
): RecordValue {
  const fromQuery = readFields(shape, call.query);
  if (call.body === 'none') return fromQuery;
  if (call.body === 'form') {
    const text = new TextDecoder().decode(request.body);
    return { ...fromQuery, ...readFields(shape, new URLSearchParams(text)) };
  }
  const contentType = request.headers['content-type'];
  const decoded = codecs[call.body].decode(
    shape,
    request.body,
    contentType === undefined ? {} : { contentType },
  );
  checkLayout(decoded);
  const errors = unreadable(decoded).slice(0, 50);
  if (errors.length > 0) {
    const message = errors.map(({ field, message: problem }) => `${field}: ${problem}`).join(' ');
    throw new OperationFailure(message, { status, errors });
  }
  const members: Record<string, Value | undefined> = { ...fromQuery };
  for (const [name, value] of Object.entries(decoded.value)) {
    if (value !== undefined && (value !== null || members[name] === undefined)) members[name] = value;
  }
  return members;
}

function checkLayout({ deviations, layout }: Decoded): void {
  const broken: Deviation | undefined = deviations.find(({ clause }) => layoutClauses.has(clause));
  if (broken !== undefined) {
    throw new DecodeError(
      `The body is not as it should be: expected ${broken.expected}, found ${broken.actual}`,
      0,
    );
  }
  if (layout !== 'message') throw new DecodeError('The body holds no request', 0);
}
