import type { KeptExchange } from '../exchanges/KeptExchange.ts';

export interface ExchangePair {
  readonly ours: KeptExchange | undefined;
  readonly theirs: KeptExchange | undefined;
}

/**
 * The calls of two runs of one case beside each other: the first of an operation, format and address beside the first of
 * the same, and so on; what one of both did not call stands alone, at the end where only the other did.
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

/** Without the host and what stands before the address, which differ; of a query the names alone. */
function placeOf({ operation, request }: KeptExchange): string {
  const [path = '', query = ''] = request.url.split('?');
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    name === 'format' ? `${name}=${value}` : name,
  );
  const [, generic = ''] = /\/(\w+\/(?:reply|oneway))\/[^/]*$/.exec(path) ?? [];
  const [, last = ''] = /([^/]*)$/.exec(path) ?? [];
  return [request.method, operation, generic, last, ...names.sort()].join(' ');
}
