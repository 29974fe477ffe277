import { addressOf, type Format } from './addressOf.ts';
import { operations } from './operations.ts';
import { Refusal } from './Refusal.ts';
import type { Incoming, Reply } from './Reply.ts';
import { likelyOperation, readBody, soapOperation } from './read/request.ts';
import { typed } from './read/typed.ts';
import type { Store } from './store.ts';
import type { Rec } from './types.ts';
import { writeReply } from './write/reply.ts';

const plain = (status: number, text: string): Reply => ({
  operation: null,
  format: null,
  jsonp: false,
  status,
  contentType: 'text/plain; charset=utf-8',
  text,
});

/** Answers one request; every outcome, also a failure, is a Reply. */
export function respond(store: Store, apiKey: string, incoming: Incoming): Reply {
  const address = addressOf(incoming);
  if (address === undefined) return plain(404, 'Nothing is served at this address.');
  const { format } = address;
  const callback = /^[A-Za-z_$][\w$]*$/.exec(incoming.query.get('callback') ?? '')?.[0] ?? null;
  const answer = (operation: string, status: number, value: Rec): Reply =>
    writeReply({ operation, format, status, value, callback: format === 'json' ? callback : null });
  let operation = address.operation ?? likelyOperation(incoming);
  try {
    if (isSoap(format) && address.operation === null) operation = soapOperation(incoming, format);
    const known = operations[operation];
    if (known === undefined) return plain(404, 'There is no such operation.');
    const request = typed(known.request, readBody(incoming, address.bodyFormat, operation, known.request));
    if (request.APIKEY !== apiKey) throw new Refusal('The APIKEY is not known here.', 401);
    const ran = known.run(store, request);
    return answer(operation, 200, {
      ServedBy: 'himal depot',
      ...ran,
      ResponseStatus: { ErrorCode: '0', Message: 'ठीक छ: done', StackTrace: '', Errors: [] },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answer(operation, error.status, {
      ...operations[operation]?.failed,
      ...error.members,
      ResponseStatus: failure(error),
    });
  }
}

const failure = ({ message }: Refusal): Rec => ({
  ErrorCode: '500',
  Message: message,
  StackTrace: 'at depot:\n  counter 1',
  Errors: [{ ErrorCode: 'Refused', FieldName: null, Message: message }],
});

const isSoap = (format: Format): format is 'soap11' | 'soap12' => format === 'soap11' || format === 'soap12';
