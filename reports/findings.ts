import { isFlaky } from '../harness/verdicts/breachMessage.ts';
import type { Known, Verdict } from '../harness/verdicts/Verdict.ts';
import type { Level } from '../specs/Level.ts';
import { caseCommand } from './caseCommand.ts';
import { concernOf, concerns, isSecurityBreach } from './concernOf.ts';
import { causeOf, titleOf } from './diagnosis/inWords.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { groupedByCause, levels } from './groupedByCause.ts';

/** One cause of failures, with all the cases that show it: the same clause and the same defect. */
export interface Finding {
  /** What is wrong, in one sentence. */
  readonly title: string;
  readonly clause: string;
  /** The strongest level of its cases. */
  readonly level: Level;
  readonly status: 'failed' | 'warned' | 'known' | 'errored';
  /** Of a known deviation: why it may stay, and what its status would be. */
  readonly known?: Known;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Why the target does so, if that is known and true in the bytes of all its cases (docs/proof.md, The diagnosis). */
  readonly likelyCause?: string;
  /** Whether it did not repeat when it was read again. */
  readonly flaky: boolean;
  /** The ids of its cases. */
  readonly cases: readonly string[];
  /** Cases of a weaker level than the finding's, by level; left out if all have the same one. */
  readonly weaker?: Readonly<Partial<Record<Level, readonly string[]>>>;
  readonly operations: readonly string[];
  readonly formats: readonly string[];
  /** Where in the value, in the first case. */
  readonly path?: string;
  /** The exchanges of the first case, by their ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  /** The answer in the first case, shortened, and the command that sends the same request again. */
  readonly answer?: string;
  readonly curl?: string;
  /** The command that reproduces the first case. */
  readonly command: string;
}

/** What findings are made of. */
type Judged = Pick<FinishedRun, 'verdicts' | 'seed' | 'shown' | 'given'>;

const findingsOfRun = new WeakMap<Judged, readonly Finding[]>();

/**
 * Groups what went wrong by cause. Wrong keys that are accepted come before everything else, at any level. Then come breaches,
 * then warnings, then cases that ended in an error, then known deviations. Within these groups the order is: level, then data before the form of
 * messages, then the most frequent.
 *
 * The same verdicts in any order give the same findings, with the same first cases. They are computed once for all reports of a
 * run.
 */
export function findings(run: Judged): readonly Finding[] {
  const found = findingsOfRun.get(run) ?? grouped(run);
  findingsOfRun.set(run, found);
  return found;
}

function grouped({ verdicts, seed, shown, given }: Judged): readonly Finding[] {
  return groupsOf(verdicts).map((group) => {
    const [first = ''] = group.cases;
    return { ...group, ...shown.get(first), command: caseCommand(first, { given, seed }) };
  });
}

/** What is known of a finding from the verdicts alone. */
export type FindingGroup = Omit<Finding, 'answer' | 'curl' | 'command'>;

/** The findings among verdicts, in the order of `findings`, without what a report shows beside them. */
export function groupsOf(verdicts: readonly Verdict[]): readonly FindingGroup[] {
  return groupedByCause(verdicts)
    .flatMap(groupOf)
    .sort(
      (a, b) =>
        Number(isSecurityBreach(b)) - Number(isSecurityBreach(a)) ||
        statuses.indexOf(a.status) - statuses.indexOf(b.status) ||
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        concerns.indexOf(concernOf(a.clause)) - concerns.indexOf(concernOf(b.clause)) ||
        b.cases.length - a.cases.length,
    );
}

const statuses: readonly Finding['status'][] = ['failed', 'warned', 'errored', 'known'];

function groupOf(group: readonly Verdict[]): readonly FindingGroup[] {
  const [first] = group;
  if (first === undefined) return [];
  const { clause, level, status, message, expected, actual, path, exchanges, known } = first;
  const likelyCause = status === 'errored' ? undefined : causeOf(group);
  const weaker = levels.flatMap((other) => {
    const ids = group.filter((verdict) => verdict.level === other).map(({ id }) => id);
    return other === level || ids.length === 0 ? [] : [[other, ids] as const];
  });
  return [
    {
      title: titleOf(group),
      clause,
      level,
      status: status as Finding['status'],
      ...(known === undefined ? {} : { known }),
      message: message ?? '',
      ...(expected === undefined ? {} : { expected }),
      ...(actual === undefined ? {} : { actual }),
      ...(likelyCause === undefined ? {} : { likelyCause }),
      flaky: group.some((verdict) => isFlaky(verdict.message)),
      cases: group.map(({ id }) => id),
      ...(weaker.length === 0 ? {} : { weaker: Object.fromEntries(weaker) }),
      operations: unique(group.map(({ operation }) => operation)),
      formats: unique(group.map(({ format }) => format)),
      ...(path === undefined || path === '' ? {} : { path }),
      exchanges,
    },
  ];
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
