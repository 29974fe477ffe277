import type { Exchange } from '../../../harness/exchanges/Exchange.ts';

/** An exchange for another thread, without the rest of its bodies' buffers. */
export const withOwnBodies = ({ request, response, ...rest }: Exchange): Exchange => ({
  ...rest,
  request: withOwnBytes(request),
  response: response === null ? null : withOwnBytes(response),
});

/** Gives the body of a message its own buffer, because sending part of a buffer to another thread sends all of it. */
export const withOwnBytes = <T extends { readonly body: Uint8Array }>(message: T): T => {
  const { body } = message;
  return body.length === body.buffer.byteLength ? message : { ...message, body: new Uint8Array(body) };
};
