import { DecodeError } from '../formats/DecodeError.ts';
import { wall } from '../specs/datetime.ts';
import { loadFolder } from '../specs/loadFolder.ts';
import { requestShape } from '../specs/messageShapes.ts';
import type { Operation } from '../specs/Operation.ts';
import type { DateTime } from '../specs/Value.ts';
import { addressOf } from './addressing/addressOf.ts';
import { encodeReply } from './answering/encodeReply.ts';
import { failure } from './answering/failure.ts';
import { success } from './answering/success.ts';
import type { Call } from './Call.ts';
import { checkKey } from './checkKey.ts';
import type { Handler } from './Handler.ts';
import { OperationFailure } from './OperationFailure.ts';
import { type OpenChoices, openChoices } from './openChoices.ts';
import type { ReferenceServer } from './ReferenceServer.ts';
import type { Reply } from './Reply.ts';
import { checked } from './receive/checked.ts';
import { decodeRequest } from './receive/decodeRequest.ts';
import type { ServerOptions } from './ServerOptions.ts';
import type { Stages } from './Stages.ts';
import { createStore } from './store/createStore.ts';
import { zoneOffset } from './zone/zoneOffset.ts';

const handlers = await loadFolder<Handler>(import.meta.url, './handlers');

/**
 * A reference server with fresh seeded data: all operations, formats and addresses of the document, without a socket. Raises a
 * RangeError for a zone that does not exist.
 */
export function createServer(options: ServerOptions = {}): ReferenceServer {
  const { seed = 1, apiKey = 'sandbox-key', basePath = '', hooks = [], clock = Date.now } = options;
  const choices: OpenChoices = { ...openChoices, ...options.choices };
  zoneOffset(choices.zone, 0);
  const store = createStore(seed, choices.idsFrom);

  const refused = (call: Call, error: unknown): Reply => {
    if (error instanceof OperationFailure) return failure(call.operation, error, choices.statusOfFailure);
    if (!(error instanceof DecodeError)) throw error;
    const refusal = new OperationFailure(`The request can't be read: ${error.message}.`);
    return failure(call.operation, refusal, error.reason === 'size' ? 413 : choices.statusOfBadRequest);
  };

  let stages: Stages = {
    exchange: (request) => {
      const { call, refusal } = addressOf(request, basePath, choices);
      if (refusal !== null) return stages.encode(call, refused(call, refusal));
      let reply: Reply;
      try {
        reply = success(operationOf(call), stages.handle(call, stages.decode(call, request)));
      } catch (error) {
        reply = refused(call, error);
      }
      return stages.encode(call, reply);
    },
    decode: (call, request) =>
      decodeRequest(call, requestShape(operationOf(call)), request, choices.statusOfBadRequest),
    handle: (call, sent) => {
      checkKey(sent, apiKey, choices.statusOfWrongKey);
      const operation = operationOf(call);
      const request = checked(requestShape(operation), sent, choices.zone, choices.statusOfBadRequest);
      return handlerOf(operation)(request, { operation, store, choices, now: now(clock(), choices.zone) });
    },
    encode: (call, reply) => encodeReply(call, reply, choices),
  };
  for (const hook of [...hooks].reverse())
    stages = { ...stages, ...hook(stages, store, { apiKey, choices }) };

  return {
    apiKey,
    basePath,
    store,
    handle: (request) => stages.exchange(request),
    refuse: (request, status, message) => {
      const { call } = addressOf({ ...request, body: new Uint8Array() }, basePath, choices);
      return stages.encode(call, failure(call.operation, new OperationFailure(message, { status }), status));
    },
  };
}

function operationOf({ operation }: Call): Operation {
  if (operation === null) throw new Error('a call without an operation is refused before it gets here');
  return operation;
}

function handlerOf({ name }: Operation): Handler {
  const handler = handlers.get(name);
  if (handler === undefined) throw new Error(`handlers/${name}.ts is missing`);
  return handler;
}

/** The zone's wall clock at an instant, in whole seconds. */
const now = (ms: number, zone: string): DateTime =>
  wall(Math.floor(ms / 1000) * 1000 + zoneOffset(zone, ms) * 60_000);
