import { addressOf, type Format } from './addressOf.ts';
import type { Depot } from './Depot.ts';
import { operations } from './operations.ts';
import { Refusal } from './Refusal.ts';
import type { Incoming, Reply } from './Reply.ts';
import { likelyOperation, readBody, soapOperation } from './read/request.ts';
import { typed } from './read/typed.ts';
import type { Rec } from './types.ts';
import { writeReply } from './write/reply.ts';

const outside = (status: number, contentType: string, text: string): Reply => ({
  operation: null,
  format: null,
  jsonp: false,
  status,
  contentType,
  text,
});

/** What is asked for, and in which format the answer is written. */
interface Asked {
  readonly operation: string;
  readonly format: Format;
  readonly request: Rec;
}

/** Does what is asked for. Raises Refusal. */
export type Perform = (depot: Depot, asked: Asked) => Rec;

export const perform: Perform = (depot, { operation, request }) =>
  operations[operation]?.run(depot, request) ?? {};

/** Answers one request; every outcome, also a failure, is a Reply. */
export function respond(depot: Depot, incoming: Incoming, performing: Perform = perform): Reply {
  const reply = plainReply(depot, incoming, performing);
  return depot.manner.habits.reduce((written, habit) => habit.reply(written), reply);
}

function plainReply(depot: Depot, incoming: Incoming, performing: Perform): Reply {
  const { refusing, zone } = depot.manner;
  const address = addressOf(incoming, refusing.bareFormat);
  if (address === undefined) return outside(404, 'text/plain; charset=utf-8', 'Nothing is served here.');
  const { format } = address;
  const callback = /^[A-Za-z_$][\w$]*$/.exec(incoming.query.get('callback') ?? '')?.[0] ?? null;
  const answer = (operation: string, status: number, value: Rec): Reply =>
    writeReply(depot, { operation, format, status, value, callback: format === 'json' ? callback : null });
  let operation = address.operation ?? likelyOperation(incoming);
  try {
    if (isSoap(format) && address.operation === null) operation = soapOperation(depot, incoming, format);
    const known = operations[operation];
    if (known === undefined) {
      if (refusing.unknownOperation === 'text')
        return outside(404, 'text/plain; charset=utf-8', 'There is no such operation.');
      throw new Refusal('There is no such operation.', 'forbidden');
    }
    const raw = readBody(depot, incoming, address.bodyFormat, operation, known.request);
    const request = typed(zone, known.request, raw);
    if (request.APIKEY !== depot.apiKey) throw new Refusal('The APIKEY is not known here.', 'key');
    const ran = performing(depot, { operation, format, request });
    return answer(operation, 200, {
      ServedBy: 'himal depot',
      ...ran,
      ResponseStatus: { ErrorCode: '0', Message: 'ठीक छ: done', StackTrace: '', Errors: [] },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = refusing.httpStatus(error);
    if (error.kind === 'key' && refusing.wrongKey === 'html')
      return outside(status, 'text/html', '<!DOCTYPE html><title>Shut</title><p>The counter is shut.');
    return answer(operation, status, {
      ...operations[operation]?.failed,
      ...error.members,
      ResponseStatus: refusing.status(error),
    });
  }
}

const isSoap = (format: Format): format is 'soap11' | 'soap12' => format === 'soap11' || format === 'soap12';
