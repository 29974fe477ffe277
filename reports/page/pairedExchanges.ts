import type { KeptExchange } from '../exchanges/KeptExchange.ts';

export interface ExchangePair {
  readonly ours: KeptExchange | undefined;
  readonly theirs: KeptExchange | undefined;
}

/**
 * The calls of two runs of one case side by side. The first call of an operation, format and address is next to the first such
 * call of the other run, and so on. A call that only one run made is alone, at the end if only the other run made it.
 */
export function pairedExchanges(
  ours: readonly KeptExchange[],
  theirs: readonly KeptExchange[],
): readonly ExchangePair[] {
  const left = new Map<string, KeptExchange[]>();
  for (const each of theirs) left.set(placeOf(each), [...(left.get(placeOf(each)) ?? []), each]);
  const pairs = ours.map((each) => ({ ours: each, theirs: left.get(placeOf(each))?.shift() }));
  const alone = theirs.filter((each) => left.get(placeOf(each))?.includes(each));
  return [...pairs, ...alone.map((each) => ({ ours: undefined, theirs: each }))];
}

/** Without the host and what precedes the address, because these differ; of a query only the names. */
function placeOf({ operation, request }: KeptExchange): string {
  const [path = '', query = ''] = request.url.split('?');
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    name === 'format' ? `${name}=${value}` : name,
  );
  const [, generic = ''] = /\/(\w+\/(?:reply|oneway))\/[^/]*$/.exec(path) ?? [];
  const [, last = ''] = /([^/]*)$/.exec(path) ?? [];
  return [request.method, operation, generic, last, ...names.sort()].join(' ');
}
