import { useMemo } from 'preact/hooks';
import { type CaseFilter, filterNames } from './selectCases.ts';

/** The filters in the query of an address. They stay the same object as long as the query says the same. */
export function useFilter(query: URLSearchParams): CaseFilter {
  const text = query.toString();
  return useMemo(() => {
    const given = new URLSearchParams(text);
    return Object.fromEntries(filterNames.map((name) => [name, given.get(name) ?? ''])) as CaseFilter;
  }, [text]);
}
