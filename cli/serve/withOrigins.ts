import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';

/**
 * The server, with its answers open to the web pages of these origins (CORS). For pages of other origins and without origins, it
 * answers as before, and a browser keeps its answers from them.
 */
export function withOrigins(server: ReferenceServer, origins: readonly string[]): ReferenceServer {
  if (origins.length === 0) return server;
  const opened = ({ headers }: Pick<HttpRequest, 'headers'>, answer: HttpAnswer): HttpAnswer => {
    const { origin = '' } = headers;
    const own = origins.includes(origin) ? { 'access-control-allow-origin': origin } : {};
    return { ...answer, headers: { ...answer.headers, ...own, vary: 'Origin' } };
  };
  const isPreflight = ({ method, headers }: HttpRequest): boolean =>
    method === 'OPTIONS' &&
    headers['access-control-request-method'] !== undefined &&
    origins.includes(headers.origin ?? '');
  return {
    ...server,
    handle: (request) => opened(request, isPreflight(request) ? preflight(request) : server.handle(request)),
    refuse: (request, status, message) => opened(request, server.refuse(request, status, message)),
  };
}

/** A page of such an origin may send any header, as any program outside a browser can. */
const preflight = ({ headers }: HttpRequest): HttpAnswer => ({
  status: 200,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
  },
  body: new Uint8Array(),
  outcome: { operation: null, format: null, errorCode: '-' },
});
