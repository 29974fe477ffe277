import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { defectKey } from '../diagnosis/differenceOf.ts';
import { type Finding, findings } from '../findings.ts';
import { levels } from '../groupedByCause.ts';
import { isJudged, statusWithoutList } from '../verdictStatus.ts';
import type { ComparedCause, Side } from './RunComparison.ts';
import type { StoredResults } from './StoredResults.ts';

type Verdicts = ReadonlyMap<string, Verdict>;

/**
 * Pairs the causes of two runs, by clause and defect. That is the same in every run of a target: it holds no ids, times or marks, and
 * says nothing of places. Errors are left out, since they say nothing about the target.
 */
export function compareCauses(a: StoredResults, b: StoredResults): readonly ComparedCause[] {
  const [inA, inB] = [judgedIn(a), judgedIn(b)];
  const [before, now] = [causesOf(a, inA), causesOf(b, inB)];
  const ofB = [...now].map(([key, finding]) => {
    const was = before.get(key);
    return was === undefined ? aloneInB(finding, inA, inB) : inBoth(was, finding, inA, inB);
  });
  const leading = new Set(ofB.flatMap(({ kind, cases }) => (kind === 'otherwise' ? cases.b : [])));
  const ofA = [...before]
    .filter(([key]) => !now.has(key))
    .map(([, finding]) => aloneInA(finding, inA, inB))
    // Where b shows something else in the same cases, that is told already.
    .filter(({ kind, cases }) => kind !== 'otherwise' || !cases.a.some((id) => leading.has(id)));
  return [...ofB, ...ofA].sort((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind));
}

const order: readonly ComparedCause['kind'][] = ['new', 'otherwise', 'fixed', 'unchanged', 'notCompared'];

/** How bad a verdict is. A list of known deviations changes nothing about the target. */
export const severityOf = (verdict: Verdict): number =>
  ({ failed: 2, warned: 1 })[statusWithoutList(verdict) as string] ?? 0;

/** What a run says of a case. */
export function sideOf({ status, message, expected, actual, path, exchanges }: Verdict): Side {
  return {
    status,
    ...(message === undefined ? {} : { message }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(path === undefined ? {} : { path }),
    exchanges,
  };
}

/** What a run judged, by the ids of the cases, as it would be without a list of known deviations. */
const judgedIn = ({ verdicts }: StoredResults): Verdicts =>
  new Map(
    verdicts
      .filter(isJudged)
      .map(({ known, ...verdict }) => [verdict.id, { ...verdict, status: known?.status ?? verdict.status }]),
  );

/** The causes of a run as its report has them, the gravest first. */
function causesOf({ run: { seed } }: StoredResults, judged: Verdicts): ReadonlyMap<string, Finding> {
  const found = findings({ verdicts: [...judged.values()], seed, shown: new Map(), given: [] });
  return new Map(
    found.map((finding) => {
      const first = judged.get(finding.cases[0] ?? '');
      return [`${finding.clause}\u0000${first && defectKey(first)}`, finding];
    }),
  );
}

function inBoth(was: Finding, now: Finding, inA: Verdicts, inB: Verdicts): ComparedCause {
  const [mine, theirs] = [new Set(was.cases), new Set(now.cases)];
  const more = now.cases.filter((id) => !mine.has(id) && inA.has(id)).length;
  const fewer = was.cases.filter((id) => !theirs.has(id) && inB.has(id)).length;
  const first = now.cases.find((id) => mine.has(id)) ?? now.cases[0] ?? '';
  const status = was.status === 'failed' ? was.status : now.status;
  return {
    ...told('unchanged', now, first, inA, inB),
    level: levels.indexOf(was.level) < levels.indexOf(now.level) ? was.level : now.level,
    status: status as ComparedCause['status'],
    cases: { a: was.cases, b: now.cases },
    unjudged: 0,
    ...(more === 0 ? {} : { more }),
    ...(fewer === 0 ? {} : { fewer }),
  };
}

function aloneInB(finding: Finding, inA: Verdicts, inB: Verdicts): ComparedCause {
  const judged = finding.cases.filter((id) => inA.has(id));
  const better = judged.filter((id) => severityIn(inA, id) < severityIn(inB, id));
  const kind = judged.length === 0 ? 'notCompared' : better.length > 0 ? 'new' : 'otherwise';
  const first = better[0] ?? judged[0] ?? finding.cases[0] ?? '';
  return {
    ...told(kind, finding, first, inA, inB),
    cases: { a: [], b: finding.cases },
    unjudged: finding.cases.length - judged.length,
    ...(kind === 'otherwise' ? { otherwise: judged.length } : {}),
  };
}

function aloneInA(finding: Finding, inA: Verdicts, inB: Verdicts): ComparedCause {
  const judged = finding.cases.filter((id) => inB.has(id));
  const isSound = (id: string): boolean => severityIn(inB, id) === 0;
  const [sound, broken] = [judged.filter(isSound), judged.filter((id) => !isSound(id))];
  const isFixed = sound.length >= broken.length;
  const kind = judged.length === 0 ? 'notCompared' : isFixed ? 'fixed' : 'otherwise';
  const first = (isFixed ? sound[0] : broken[0]) ?? finding.cases[0] ?? '';
  return {
    ...told(kind, finding, first, inA, inB),
    cases: { a: finding.cases, b: [] },
    unjudged: finding.cases.length - judged.length,
    ...(kind === 'otherwise' ? { otherwise: broken.length } : {}),
  };
}

function severityIn(verdicts: Verdicts, id: string): number {
  const verdict = verdicts.get(id);
  return verdict === undefined ? 0 : severityOf(verdict);
}

function told(
  kind: ComparedCause['kind'],
  { title, clause, level, status, likelyCause }: Finding,
  first: string,
  inA: Verdicts,
  inB: Verdicts,
): Omit<ComparedCause, 'cases' | 'unjudged'> {
  const [a, b] = [inA.get(first), inB.get(first)];
  return {
    kind,
    title,
    clause,
    level,
    status: status as ComparedCause['status'],
    ...(likelyCause === undefined ? {} : { likelyCause }),
    first,
    ...(a === undefined ? {} : { a: sideOf(a) }),
    ...(b === undefined ? {} : { b: sideOf(b) }),
  };
}
