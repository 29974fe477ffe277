import type { KeptBody, KeptExchange } from './KeptExchange.ts';

/**
 * A kept exchange with at most `limit` characters of each body, a multiple of 32: its beginning, and an eighth of that for its
 * end.
 */
export const shorterExchange = (exchange: KeptExchange, limit: number): KeptExchange => ({
  ...exchange,
  request: { ...exchange.request, body: shorterBody(exchange.request.body, limit) },
  response:
    exchange.response === null
      ? null
      : { ...exchange.response, body: shorterBody(exchange.response.body, limit) },
});

function shorterBody(body: KeptBody, limit: number): KeptBody {
  const { head, tail = '', length, base64 } = body;
  if (head.length + tail.length <= limit) return body;
  const atEnd = limit / 8;
  return {
    head: head.slice(0, limit - atEnd),
    tail: (tail === '' ? head : tail).slice(-atEnd),
    length: length ?? Buffer.byteLength(head, base64 === true ? 'base64' : 'utf8'),
    ...(base64 === undefined ? {} : { base64 }),
  };
}
