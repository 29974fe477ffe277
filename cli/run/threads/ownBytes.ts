import type { Exchange } from '../../../harness/Exchange.ts';

/** An exchange that may go to another thread without what else its bodies' buffers hold. */
export const withOwnBodies = ({ request, response, ...rest }: Exchange): Exchange => ({
  ...rest,
  request: withOwnBytes(request),
  response: response === null ? null : withOwnBytes(response),
});

/** The same with a body that has its buffer for itself: to another thread, a part of a buffer is sent with all of it. */
export const withOwnBytes = <T extends { readonly body: Uint8Array }>(message: T): T => {
  const { body } = message;
  return body.length === body.buffer.byteLength ? message : { ...message, body: new Uint8Array(body) };
};
