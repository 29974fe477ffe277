import { plainCall } from '../../harness/evidence/plainCall.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { KeptExchange } from './KeptExchange.ts';

/** An exchange in words: what it called, and what for if the suite says so in its User-Agent (`after the delete`). */
export function callInWords({ operation, request }: KeptExchange): string {
  const agent = headerIn(request.headers, 'user-agent') ?? '';
  const [, scenario = ''] = /; [^;]*\/([\w-]+)\)$/.exec(agent) ?? [];
  const called = operation ?? request.method;
  return scenario === '' || scenario === plainCall ? called : `${called}, ${scenario.replaceAll('-', ' ')}`;
}
