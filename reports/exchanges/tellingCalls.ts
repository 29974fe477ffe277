import type { KeptExchange } from './KeptExchange.ts';

/** The call that shows what is wrong, and the next one that asks for something else. Of the others one line is enough. */
export function tellingCalls(exchanges: readonly string[], kept: readonly KeptExchange[]): readonly string[] {
  const asked = (id: string): string => {
    const { request } = kept.find((each) => each.id === id) ?? {};
    return request === undefined ? '' : `${request.url} ${request.body.head}`;
  };
  const [decisive = ''] = exchanges;
  const other = exchanges.find((id) => asked(id) !== '' && asked(id) !== asked(decisive));
  return other === undefined ? [decisive] : [decisive, other];
}
