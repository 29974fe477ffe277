import type { ClauseText, ReportData, VerdictRow } from '../html/ReportData.ts';
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
  readonly exchanges: readonly string[];
  /** The number of its finding, from 1. */
  readonly finding: number | undefined;
}

/** The report's data, with lookups. */
export interface ReportModel {
  readonly data: ReportData;
  readonly cases: readonly CaseRow[];
  readonly caseById: ReadonlyMap<string, CaseRow>;
  readonly clauses: ReadonlyMap<string, ClauseText>;
}

export function reportModel(data: ReportData): ReportModel {
  const cases = data.verdicts.map(caseRow).sort((a, b) => rank(a) - rank(b));
  return {
    data,
    cases,
    caseById: new Map(cases.map((each) => [each.id, each])),
    clauses: new Map(data.clauses.map((clause) => [clause.id, clause])),
  };
}

/** What went wrong comes first. */
const rank = ({ status }: CaseRow): number => statusOrder.indexOf(status);

function caseRow([id, level, status, address, durationMs, exchanges, finding]: VerdictRow): CaseRow {
  const [format = '', operation = '', clause = ''] = id.split('/', 3);
  return {
    ...{ id, format, operation, clause, level, status, address, durationMs, finding },
    exchanges: exchanges === '' ? [] : exchanges.split(' '),
  };
}
