import { hasMark } from '../../harness/writes/marks.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { type Asking, companiesIn, filtered, isAnswer, type NotTaken, removable } from './cleanUpCalls.ts';

/**
 * The result of removing a record. `gone`: searches work, and find it no more. `foreign`: what stands under its id is not what the run wrote.
 * `unseen`: no look shows it, and none shows that it is gone.
 */
export type RemovalFate = 'removed' | 'gone' | 'foreign' | 'unseen' | 'kept' | NotTaken;

/** What a search for a company shows, or why it shows none. */
type Seen = { readonly company: RecordValue } | RemovalFate;

/** Looks for one company by its id. */
export interface CompanySearch {
  readonly byId: (id: string) => Promise<Seen>;
  /** Whether such a search finds a company that is there. It is tried once. */
  readonly tried: () => Promise<boolean>;
}

/**
 * Looks for companies by id. A search that finds nothing says that a company is gone only where a search finds one that the list
 * of the newest records shows (`listed`). One that the clean-up does not remove (`queue`) is tried first.
 */
export function companySearch(
  ask: Asking,
  listed: readonly string[] | undefined,
  queue: ReadonlySet<string>,
): CompanySearch {
  const search = (id: string): ReturnType<Asking> => ask(removable.get, filtered('CompanyId', 'Equals', id));
  const sample = listed?.find((id) => !queue.has(id)) ?? listed?.at(-1);
  const trial = async (): Promise<boolean> => {
    // Nothing is listed either where the table is empty.
    if (sample === undefined) return listed !== undefined;
    const answer = await search(sample);
    return isAnswer(answer) && companiesIn(answer).has(sample);
  };
  let finds: Promise<boolean> | undefined;
  const tried = (): Promise<boolean> => {
    finds ??= trial();
    return finds;
  };
  const byId = async (id: string): Promise<Seen> => {
    const answer = await search(id);
    if (!isAnswer(answer)) return answer === 'refused' ? 'unseen' : answer;
    const company = companiesIn(answer).get(id);
    if (company === undefined) return (await tried()) ? 'gone' : 'unseen';
    finds = Promise.resolve(true);
    return { company };
  };
  return { byId, tried };
}

interface Removal {
  readonly id: string;
  readonly marks: readonly string[];
  /** What the list of the newest records showed already. */
  readonly shown: RecordValue | undefined;
}

/** Looks at a company, and deletes it if it is the run's. */
export async function removeCompany(
  ask: Asking,
  search: CompanySearch,
  { id, marks, shown }: Removal,
): Promise<RemovalFate> {
  const seen = shown === undefined ? await search.byId(id) : { company: shown };
  if (!isShown(seen)) return seen;
  if (!hasMark(seen.company, marks)) return 'foreign';
  const members = { CompanyIDToDelete: numeric(id) };
  const answer = await ask(removable.removal, members);
  if (isAnswer(answer)) return 'removed';
  if (answer !== 'refused') return answer;
  // Most refusals mean that the run itself already removed the record.
  const still = await search.byId(id);
  if (still === 'gone') return still;
  if (!isShown(still) || !hasMark(still.company, marks)) return answer;
  // Perhaps the target gave the company templates, and deletes both or none.
  const both = await ask(removable.removal, { ...members, DeleteRelatedDocumentTemplates: true });
  return isAnswer(both) ? 'removed' : answer;
}

const isShown = (seen: Seen): seen is { readonly company: RecordValue } =>
  typeof seen === 'object' && 'company' in seen;
