import type { KeptExchange } from '../exchanges/KeptExchange.ts';

/** What an exchange is: what it called, and what for where the suite said so in its User-Agent (`after the delete`). */
export function callInWords({ operation, request }: KeptExchange): string {
  const agent = request.headers.find(([name]) => name.toLowerCase() === 'user-agent')?.[1] ?? '';
  const [, scenario = ''] = /; [^;]*\/([\w-]+)\)$/.exec(agent) ?? [];
  const called = operation ?? request.method;
  return scenario === '' || scenario === 'success' ? called : `${called}, ${scenario.replaceAll('-', ' ')}`;
}
