/** The same with a body that has its buffer for itself: to another thread, a part of a buffer is sent with all of it. */
export const withOwnBytes = <T extends { readonly body: Uint8Array }>(message: T): T => {
  const { body } = message;
  return body.length === body.buffer.byteLength ? message : { ...message, body: new Uint8Array(body) };
};
