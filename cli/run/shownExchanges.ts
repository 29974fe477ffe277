import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { curlLine } from '../../harness/curlLine.ts';
import type { Exchange } from '../../harness/Exchange.ts';
import type { StoredBody } from '../../harness/exchangeLine.ts';
import { keyPlaceholder, redactor } from '../../harness/redaction/redactor.ts';
import type { Verdict } from '../../harness/Verdict.ts';
import type { ShownExchange } from '../../reports/FinishedRun.ts';
import { findings } from '../../reports/findings.ts';
import { shortened } from '../../reports/shortened.ts';

/** A line of exchanges.ndjson, as far as it is shown. */
interface StoredExchange {
  readonly id: string;
  readonly request: Omit<Exchange['request'], 'body'> & { readonly body: StoredBody };
  readonly response: { readonly status: number; readonly body: StoredBody } | null;
  readonly failure?: { readonly message: string };
}

/**
 * The exchange behind the first place of each finding, by the verdict's id, read from exchanges.ndjson: what a run sends
 * and gets may be more than memory holds, and there it is redacted already.
 */
export async function shownExchanges(
  file: string,
  verdicts: readonly Verdict[],
  apiKey: string,
): Promise<ReadonlyMap<string, ShownExchange>> {
  const wanted = new Map<string, string[]>();
  for (const { exchanges, places } of findings({ verdicts, seed: 0, shown: new Map(), given: [] })) {
    const [id] = exchanges;
    const [place] = places;
    if (id !== undefined && place !== undefined) wanted.set(id, [...(wanted.get(id) ?? []), place]);
  }
  const shown = new Map<string, ShownExchange>();
  if (wanted.size === 0) return shown;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const id = /^\{"id":"(x\d+)"/.exec(line)?.[1];
    const places = id === undefined ? undefined : wanted.get(id);
    if (places === undefined) continue;
    const exchange = shownExchange(JSON.parse(line) as StoredExchange, apiKey);
    for (const place of places) shown.set(place, exchange);
  }
  return shown;
}

function shownExchange({ request, response, failure }: StoredExchange, apiKey: string): ShownExchange {
  const body = bytes(request.body);
  // The stored request says no more how the key was escaped in it; a key of plain letters never is.
  const key = /^[\w.~-]+$/.test(apiKey) ? keyPlaceholder : apiKey;
  return {
    ...(body === null ? {} : { curl: curlLine({ ...request, body }, redactor([]), key) }),
    answer:
      response === null
        ? `none: ${failure?.message ?? 'no response'}`
        : shortened(`HTTP ${response.status} ${excerpt(response.body)}`, 400),
  };
}

/** The whole body; null when only its ends were stored. */
function bytes(body: StoredBody): Uint8Array | null {
  if ('text' in body) return Buffer.from(body.text, 'utf8');
  return 'base64' in body ? Buffer.from(body.base64, 'base64') : null;
}

function excerpt(body: StoredBody): string {
  if ('text' in body) return body.text;
  if ('base64' in body) return `base64 ${body.base64}`;
  return `${body.length} bytes: ${excerpt(body.head)} … ${excerpt(body.tail)}`;
}
