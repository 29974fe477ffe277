import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { KeptExchange } from '../../reports/exchanges/KeptExchange.ts';
import { keepExchange, unlimited } from '../../reports/exchanges/keepExchange.ts';
import { readExchanges } from '../compare/readExchanges.ts';

/** The exchanges of a verdict with all of their bodies that exchanges.ndjson holds; none if there is no file. */
export async function wholeExchanges(
  { exchanges }: Pick<Verdict, 'exchanges'>,
  file: string | undefined,
): Promise<readonly KeptExchange[]> {
  const stored = await readExchanges(file, new Set(exchanges));
  return [...stored.values()].map((exchange) => keepExchange(exchange, '', undefined, unlimited));
}
