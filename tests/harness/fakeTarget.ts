import { plainDialect } from '../../formats/Dialect.ts';
import type { Call } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target, WireRequest } from '../../harness/target/Target.ts';
import { operationNamed } from '../../specs/operations.ts';

/** What the fake target answers: status, Content-Type and body; a string is a failure of the wire. */
export type Reply =
  | readonly [status: number, contentType: string, body: string | Uint8Array]
  | 'timeout'
  | 'reset';

/** A target that writes down what it is sent and gives the replies in turn, the last one for ever. */
function fakeTarget(...replies: readonly Reply[]): { target: Target; sent: WireRequest[] } {
  const sent: WireRequest[] = [];
  const send = async (request: WireRequest): Promise<Exchange> => {
    sent.push(request);
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? 'timeout';
    return {
      id: `x${sent.length}`,
      request: { method: request.method, url: request.path, headers: [], body: request.body },
      ...(typeof reply === 'string'
        ? { response: null, failure: { kind: reply, message: reply } }
        : {
            response: {
              status: reply[0],
              headers: [['content-type', reply[1]]],
              body: Buffer.from(reply[2]),
            },
            failure: null,
          }),
      timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 },
      retries: 0,
    };
  };
  return { target: { send, close: async () => undefined }, sent };
}

const capable: Capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };

export const callOf = (name: string, rest: Partial<Call> = {}): Call => ({
  operation: operationNamed(name),
  operationName: name,
  format: 'json',
  address: 'path',
  members: {},
  caseId: 'case',
  ...rest,
});

/** Makes one call against a fake target; gives the answer and what was sent. */
export async function called(
  call: Call,
  replies: readonly Reply[],
  capabilities: Partial<Capabilities> = {},
) {
  const { target, sent } = fakeTarget(...replies);
  const api = openApi({ target, capabilities: { ...capable, ...capabilities }, apiKey: 'KEY' });
  return { answer: await api.call(call), sent };
}

/** Method, path, the headers that matter and the body as text, as one readable value. */
export const shown = ({ method, path, headers, body }: WireRequest) => ({
  method,
  path,
  headers,
  body: Buffer.from(body).toString('utf8'),
});
