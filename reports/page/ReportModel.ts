import type { ClauseText } from '../../specs/Clause.ts';
import type { ReportData, VerdictDetail, VerdictRow } from '../html/ReportData.ts';
import { statusOrder } from './statusOrder.ts';

/** One case as the page lists it. */
export interface CaseRow {
  readonly id: string;
  readonly format: string;
  readonly operation: string;
  readonly clause: string;
  readonly level: string;
  readonly status: VerdictRow[2];
  readonly address: string;
  readonly durationMs: number;
  /** The ids of its exchanges, separated by spaces. */
  readonly exchanges: string;
  /** The number of its finding, from 1. */
  readonly finding: number | undefined;
  /** The number of what it depends on, from 1, if it is blocked. */
  readonly root: number | undefined;
}

/** The report's data, with lookups. */
export interface ReportModel {
  readonly data: ReportData;
  readonly cases: readonly CaseRow[];
  readonly caseById: ReadonlyMap<string, CaseRow>;
  readonly clauses: ReadonlyMap<string, ClauseText>;
  /** What a search looks through: the text of each case, in the order of `cases`, in lower case. Made when it is first asked for. */
  readonly texts: () => readonly string[];
}

export function reportModel(data: ReportData): ReportModel {
  const all = data.verdicts.map(caseRow);
  // What went wrong comes first.
  const cases = statusOrder.flatMap((wanted) => all.filter(({ status }) => status === wanted));
  let texts: readonly string[] | undefined;
  return {
    data,
    cases,
    texts: () => (texts ??= cases.map(({ id }) => textOf(id, data.details[id]))),
    caseById: new Map(cases.map((each) => [each.id, each])),
    clauses: new Map(data.clauses.map((clause) => [clause.id, clause])),
  };
}

const textOf = (id: string, detail: VerdictDetail | undefined): string =>
  [id, detail?.message, detail?.expected, detail?.actual].join('\n').toLowerCase();

function caseRow([id, level, status, address, durationMs, exchanges, number]: VerdictRow): CaseRow {
  const [format = '', operation = '', clause = ''] = id.split('/', 3);
  return {
    id,
    format,
    operation,
    clause,
    level,
    status,
    address,
    durationMs,
    exchanges,
    finding: status === 'blocked' ? undefined : number,
    root: status === 'blocked' ? number : undefined,
  };
}
