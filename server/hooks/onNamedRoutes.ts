import type { Hook } from '../Hook.ts';

/** Changes the URLs of calls by named routes. */
export const onNamedRoutes =
  (edit: (url: string) => string): Hook =>
  (inner) => ({
    exchange: (request) =>
      inner.exchange(request.url.includes('/reply/') ? request : { ...request, url: edit(request.url) }),
  });
