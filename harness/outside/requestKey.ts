import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import type { WireRequest } from '../target/Target.ts';

/** Writes a request as it goes to the target: its whole URL, and the headers that the suite itself sets. */
export type RequestWriter = (request: WireRequest) => Exchange['request'];

/** What tells one request from another, apart from headers that the operator adds. */
export function requestKey({ method, url, headers, body }: Exchange['request']): string {
  const agent = headerIn(headers, 'user-agent') ?? '';
  return `${method} ${url}\n${agent}\n${Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')}`;
}
