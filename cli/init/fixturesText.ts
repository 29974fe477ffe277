import {
  type ReadFixture,
  readFixtures,
  type UsedUpFixture,
  usedUpFixtures,
} from '../../config/fixtureFacts.ts';
import type { Fixtures } from '../../config/Settings.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { neededBy } from '../fixturesSkeleton.ts';

/** Fixtures that init did not find, and a sentence on how to get them. */
export interface MissingFixtures {
  readonly names: readonly string[];
  readonly how: string;
}

/** A fixtures file with what was found, and what was not. */
export interface FilledFixtures {
  readonly text: string;
  readonly missing: readonly MissingFixtures[];
}

/**
 * Fills a fixtures file with what was found. In the place of each fixture that was not stands a sentence, beside an empty list if it is
 * one of several records. Nothing is ever put among the disposable ones: each record that a Get lists could be one that somebody needs.
 */
export function fixturesText(found: Fixtures, schema: string, target: string): FilledFixtures {
  const missing: MissingFixtures[] = [];
  const placed = ({ names, how }: Placed): Record<string, unknown> => {
    const absent = names.filter((name) => found[name] === undefined);
    if (absent.length > 0) missing.push({ names: absent, how });
    return Object.fromEntries([
      ...(absent.length > 0 ? [[`$comment.${absent[0]}`, how]] : []),
      ...names.flatMap((name) => {
        const isList = name !== 'samples' && readFixtures[name].isList === true;
        const value = found[name] ?? (isList ? [] : undefined);
        return value === undefined ? [] : [[name, value]];
      }),
    ]);
  };
  const named = [...groups, { names: ['samples'] as const, how: howToSample }].map(placed);
  const disposable = disposables(neededBy(planRun({ formats, operations: [], clauses: [], cases: [] })));
  missing.push(...disposable.map(({ name, how }) => ({ names: [`disposable.${name}`], how })));
  const content = {
    $schema: schema,
    $comment: `assay init found this at ${target}, by reading. An empty list names nothing: what needs it is blocked, and never failed.`,
    ...Object.assign({}, ...named),
    disposable: Object.assign(
      {
        $comment:
          'A run deletes or changes what is named here. So assay init names nothing: name only records that you made for it.',
      },
      ...disposable.map(({ name, how }) => ({ [`$comment.${name}`]: how, [name]: [] })),
    ),
  };
  return { text: `${JSON.stringify(content, null, 2)}\n`, missing };
}

interface Placed {
  readonly names: readonly (ReadFixture | 'samples')[];
  readonly how: string;
}

/** Fixtures that are found or missed together. */
interface Group {
  readonly names: readonly ReadFixture[];
  readonly how: string;
}

/** The fixtures that a run reads or names, with a sentence on how to get each. */
export const groups: readonly Group[] = groupedByHow();

function groupedByHow(): readonly Group[] {
  const byHow = new Map<string, ReadFixture[]>();
  for (const name of Object.keys(readFixtures) as ReadFixture[]) {
    const { how } = readFixtures[name];
    if (how !== null) byHow.set(how, [...(byHow.get(how) ?? []), name]);
  }
  return [...byHow].map(([how, names]) => ({ how, names }));
}

const howToSample =
  'No read shows what an insert must hold. If inserts are refused because a member is missing, name it here, as in { "mvPurchaseOrder": { "PurchaseOrderCurrencyCode": "EUR" } }.';

/** The lists of what a run uses up, with how to get as many records as it uses. */
export const disposables = (
  needed: ReturnType<typeof neededBy>,
): readonly { readonly name: UsedUpFixture; readonly how: string }[] =>
  (Object.keys(usedUpFixtures) as UsedUpFixture[]).map((name) => ({
    name,
    how: usedUpFixtures[name].how(needed.get(name) ?? 0),
  }));
