import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';

/** Changes the text of bodies before they are read. It works byte by byte, so that a wrong charset stays wrong. */
export const onBody =
  (
    {
      operations,
      bodies,
    }: { readonly operations: readonly string[]; readonly bodies: readonly Call['body'][] },
    edit: (text: string) => string,
  ): Hook =>
  (inner) => ({
    decode: (call, request) =>
      operations.includes(call.operation?.name ?? '') && bodies.includes(call.body)
        ? inner.decode(call, {
            ...request,
            body: Buffer.from(edit(Buffer.from(request.body).toString('latin1')), 'latin1'),
          })
        : inner.decode(call, request),
  });
