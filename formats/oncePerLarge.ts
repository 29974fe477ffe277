import { largeFrom } from './largeFrom.ts';

/**
 * Makes a function that processes a large array and its text only once, however often they come. Some servers answer everything
 * with the same megabytes. Results are kept as long as their array.
 */
export function oncePerLarge<T>(
  work: (bytes: Uint8Array, by: string) => T,
): (bytes: Uint8Array, by?: string) => T {
  const known = new WeakMap<Uint8Array, Map<string, { readonly result: T }>>();
  return (bytes, by = '') => {
    if (bytes.length < largeFrom) return work(bytes, by);
    const results = known.get(bytes) ?? new Map<string, { readonly result: T }>();
    known.set(bytes, results);
    const kept = results.get(by) ?? { result: work(bytes, by) };
    results.set(by, kept);
    return kept.result;
  };
}
