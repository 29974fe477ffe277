import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';

/** Needs no key for an operation in a format: a call without one works as with the right one. */
export const withoutKey =
  (format: Format, operation: string): Hook =>
  (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      call.format === format && call.operation?.name === operation && request.APIKEY === undefined
        ? inner.handle(call, { ...request, APIKEY: apiKey })
        : inner.handle(call, request),
  });
