import type { Root } from '../harness/verdicts/rootOf.ts';
import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { counted } from '../harness/words/counted.ts';
import { type RootKind, rootInWords } from './rootKinds.ts';
import { shortened } from './shortened.ts';
import { isFound } from './verdictStatus.ts';

/** Cases that were not judged, and the one thing that all of them depend on. */
export interface BlockedRoot {
  readonly kind: RootKind;
  /** As in `Verdict.root`. */
  readonly name: string;
  /** The target's words in one of these cases. */
  readonly said?: string;
  /** An exchange that shows it. */
  readonly exchange?: string;
  /** The formats in which it blocked cases. */
  readonly formats: readonly string[];
  readonly count: number;
  /** The clauses of these cases. */
  readonly clauses: readonly string[];
}

/** A run's blocked cases by what they depend on, with the root of most cases first (docs/judging.md, Statuses). */
export const blockedRoots = (verdicts: readonly Verdict[]): readonly BlockedRoot[] =>
  blockedByRoot(verdicts).map(({ root }) => root);

/** A run's blocked cases by what they depend on, with the cases of each root. */
export function blockedByRoot(
  verdicts: readonly Verdict[],
): readonly { readonly root: BlockedRoot; readonly cases: readonly Verdict[] }[] {
  const blocked = verdicts.filter(({ status }) => status === 'blocked');
  const follow = chainsOf(verdicts, blocked);
  const groups = new Map<string, { readonly root: Root; readonly cases: Verdict[] }>();
  for (const verdict of blocked) {
    const root = follow(verdict);
    const key = [verdict.limit ?? '', ...sameIn(root)].join('\u0000');
    const group = groups.get(key) ?? { root, cases: [] };
    groups.set(key, group);
    group.cases.push(verdict);
  }
  return [...groups.values()]
    .map(({ root, cases }) => ({ root: told(root, cases), cases }))
    .sort((a, b) => b.root.count - a.root.count || (a.root.name < b.root.name ? -1 : 1));
}

function told({ kind, name, said, exchange }: Root, cases: readonly Verdict[]): BlockedRoot {
  const distinct = (of: (verdict: Verdict) => readonly string[]) => [...new Set(cases.flatMap(of))].sort();
  return {
    // One cause, but two different things to do about it.
    kind: cases[0]?.limit ?? kind,
    name,
    ...(said === undefined ? {} : { said: shortened(said, 300) }),
    ...(exchange === undefined ? {} : { exchange }),
    formats: distinct(({ format }) => format.split('+')),
    count: cases.length,
    clauses: distinct(({ clause }) => [clause]),
  };
}

/** What makes two roots the same. The run's own ids and texts, which differ from call to call, do not count. */
const sameIn = ({ kind, name, said = '' }: Root): readonly string[] => [
  kind,
  name,
  said.replace(/["'][^"']*["']|\b[0-9a-f]{8,}\b|\d+/g, '…').slice(0, 120),
];

/**
 * Returns the root at the end of a chain. A case may be blocked by a clause whose own cases were not red but blocked. Then their
 * root counts. They are the clause's cases of the same operation, if there are any. Otherwise they are those of all operations,
 * if all have one root.
 */
function chainsOf(verdicts: readonly Verdict[], blocked: readonly Verdict[]): (verdict: Verdict) => Root {
  const places = (clause: string, format: string): readonly string[] =>
    format.split('+').map((one) => `${clause}@${one}`);
  const named = new Set(blocked.map((verdict) => ownRoot(verdict).name));
  const byPlace = new Map<string, Verdict[]>();
  const groupAt = (place: string): Verdict[] => {
    const group = byPlace.get(place) ?? [];
    byPlace.set(place, group);
    return group;
  };
  for (const verdict of verdicts.filter(({ clause }) => named.has(clause)))
    for (const place of places(verdict.clause, verdict.format)) groupAt(place).push(verdict);

  const behind = (clause: string, { operation, format }: Verdict): Root | undefined => {
    const all = places(clause, format).flatMap((place) => byPlace.get(place) ?? []);
    const own = all.filter((other) => other.operation === operation);
    const there = own.length > 0 ? own : all;
    if (there.some(isFound)) return undefined;
    const roots = there
      .filter(({ status }) => status === 'blocked')
      .map(ownRoot)
      .filter(({ name, kind }) => name !== clause && kind !== 'nothing');
    const distinct = new Set(roots.map((root) => sameIn(root).join('\u0000'))).size;
    return own.length > 0 || distinct === 1 ? roots[0] : undefined;
  };

  return (verdict) => {
    let root = ownRoot(verdict);
    for (let step = 0; step < 4 && root.kind === 'clause'; step++) {
      const next = behind(root.name, verdict);
      if (next === undefined) break;
      root = next;
    }
    return root;
  };
}

/** The root in the verdict, or one from its cause if the verdict was written before roots existed. */
function ownRoot({ root, cause = 'nothing' }: Verdict): Root {
  if (root !== undefined) return root;
  const [word = '', name = ''] = cause.split(/:(.*)/s);
  return { kind: word as Root['kind'], name };
}

/** A short version for all of them: the fixtures together, the biggest of the others, and how many are left. */
export function blockedInShort(roots: readonly BlockedRoot[], most: number): readonly string[] {
  const fixtures = roots.filter(({ kind }) => kind === 'fixture');
  const names = fixtures.map(({ name }) => name).sort();
  const wanting = `because ${counted(names.length, 'fixture is', 'fixtures are')} missing (${names.join(', ')})`;
  const parts = [
    ...(fixtures.length === 0 ? [] : [{ count: total(fixtures), words: wanting }]),
    ...roots
      .filter(({ kind }) => kind !== 'fixture')
      .map((root) => ({ count: root.count, words: rootInWords(root) })),
  ].sort((a, b) => b.count - a.count);
  const rest = parts.slice(most);
  return [
    ...parts.slice(0, most).map(({ count, words }) => `${count} blocked ${words}`),
    ...(rest.length === 0 ? [] : [`${total(rest)} blocked by ${counted(rest.length, 'other thing')}`]),
  ];
}

const total = (parts: readonly { readonly count: number }[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);
