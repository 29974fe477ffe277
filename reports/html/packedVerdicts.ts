import type { VerdictRow } from './ReportData.ts';

/**
 * Verdicts as the page holds them. There can be 100,000, and their texts repeat: what comes before the clause in an id, the rest
 * of the id, the three words after it, and the exchanges. Each text is here once, and rows name it by its place.
 */
export interface PackedVerdicts {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  /** Level, status and address, separated by spaces. */
  readonly kinds: readonly string[];
  readonly exchanges: readonly string[];
  /** The places in these four, the milliseconds, and the number of the finding or root. */
  readonly rows: readonly (readonly number[])[];
}

export function packedVerdicts(verdicts: readonly VerdictRow[]): PackedVerdicts {
  const texts = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const placeOf = (kind: number, text: string): number => {
    const known = texts[kind] ?? new Map<string, number>();
    const place = known.get(text) ?? known.size;
    known.set(text, place);
    return place;
  };
  const rows = verdicts.map(([id, level, status, address, durationMs, exchangeIds, number]) => {
    const [, head = '', tail = ''] = /^([^/]*\/[^/]*)\/?(.*)$/s.exec(id) ?? [];
    const parts = [head, tail, `${level} ${status} ${address}`, exchangeIds];
    const places = parts.map((text, kind) => placeOf(kind, text));
    return [...places, durationMs, ...(number === undefined ? [] : [number])];
  });
  const [heads = [], tails = [], kinds = [], exchanges = []] = texts.map((known) => [...known.keys()]);
  return { heads, tails, kinds, exchanges, rows };
}

export function unpackedVerdicts({
  heads,
  tails,
  kinds,
  exchanges,
  rows,
}: PackedVerdicts): readonly VerdictRow[] {
  const words = kinds.map((kind) => kind.split(' ') as [VerdictRow[1], VerdictRow[2], string]);
  return rows.map(([head = 0, tail = 0, kind = 0, calls = 0, durationMs = 0, number]) => {
    const [level, status, address] = words[kind] ?? ['OPEN', 'errored', ''];
    const id = `${heads[head]}/${tails[tail]}`;
    const row = [id, level, status, address, durationMs, exchanges[calls] ?? ''] as const;
    return number === undefined ? row : [...row, number];
  });
}
