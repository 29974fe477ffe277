import type { KeptExchange } from './KeptExchange.ts';

/** An exchange in words: what it called, and what for if the suite says so in its User-Agent (`after the delete`). */
export function callInWords({ operation, request }: KeptExchange): string {
  const agent = request.headers.find(([name]) => name.toLowerCase() === 'user-agent')?.[1] ?? '';
  const [, scenario = ''] = /; [^;]*\/([\w-]+)\)$/.exec(agent) ?? [];
  const called = operation ?? request.method;
  return scenario === '' || scenario === 'success' ? called : `${called}, ${scenario.replaceAll('-', ' ')}`;
}
