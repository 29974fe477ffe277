import { DecodeError } from '../../formats/DecodeError.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import type { Variant } from '../Variant.ts';

/** The web framework reads bodies, and refuses them in its own way before the API sees anything. */
const hook: Hook = (inner) => {
  const unreadable = new WeakSet<Call>();
  return {
    decode: (call, request) => {
      try {
        return inner.decode(call, request);
      } catch (error) {
        if (error instanceof DecodeError) unreadable.add(call);
        throw error;
      }
    },
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      if (!unreadable.has(call)) return answer;
      const problem = {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { $: ['The body could not be read. Path: $ | LineNumber: 0 | BytePositionInLine: 0.'] },
        traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
      };
      return {
        ...answer,
        status: 400,
        headers: { 'content-type': 'application/problem+json; charset=utf-8' },
        body: Buffer.from(JSON.stringify(problem)),
      };
    },
  };
};

export const unreadableBodiesGetProblemDetails: Variant = {
  about:
    'Answers unreadable bodies in every format with problem details in json, without ResponseStatus, as ASP.NET Core does (ERR-5).',
  hook,
};
