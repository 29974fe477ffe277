import type { Made } from '../../harness/writes/Made.ts';
import type { LeftBehind } from '../../reports/FinishedRun.ts';
import { removable } from './cleanUpCalls.ts';

/** A record that clean-up was to remove, by its id, and what became of it. */
export interface CleanedRecord {
  readonly id: string;
  /** Why it stays, worded to follow "for"; absent if it does not. */
  readonly why?: string;
  readonly fate: 'removed' | 'gone' | 'stays';
}

/** What clean-up did. */
export interface Cleaned {
  readonly companies: readonly CleanedRecord[];
  /** Marks of writes that were not answered, and whose records no look shows. The target may still carry them out. */
  readonly notFound: readonly string[];
  /** Marks of writes that were not answered, where no look was answered either. */
  readonly notLookedFor: readonly string[];
}

/** Whether nothing is left that a call could remove, as far as looks show. */
export const isClean = ({ companies, notLookedFor }: Cleaned): boolean =>
  notLookedFor.length === 0 && companies.every(({ fate }) => fate !== 'stays');

/** Whether also nothing can come later that clean-up would have to remove, so that the ledger is at its end. */
export const isCleanForGood = (cleaned: Cleaned): boolean =>
  isClean(cleaned) && cleaned.notFound.length === 0;

/** What a run made and clean-up did not remove. Records other than companies stay, since no documented call removes them. */
export function leftBehindBy(
  made: readonly Made[],
  { companies, notFound, notLookedFor }: Cleaned,
): readonly LeftBehind[] {
  const fates = new Map(companies.map((company) => [company.id, company]));
  const known = new Set(made.map(({ id }) => id));
  const left = saidOnce(made).flatMap((record) => {
    if (record.record !== removable.record) return [record];
    if (record.perhaps !== undefined)
      return [...notFound, ...notLookedFor].some((mark) => record.perhaps?.text.includes(mark))
        ? [record]
        : [];
    const company = fates.get(record.id);
    if (company === undefined) return [record];
    return company.fate === 'stays' ? [{ ...record, why: company.why ?? '' }] : [];
  });
  const unknown = companies.filter(({ id, fate }) => fate === 'stays' && !known.has(id));
  return [...left, ...unknown.map(({ id, why = '' }) => ({ record: removable.record, id, why }))];
}

/** Each record once: later writes name the one that an insert made. Those without an id can't be told apart. */
function saidOnce(made: readonly Made[]): readonly Made[] {
  const said = new Set<string>();
  return made.filter(({ record, id }) => {
    const name = `${record} ${id}`;
    const isNew = id === '' || !said.has(name);
    said.add(name);
    return isNew;
  });
}
