import type { Status, Verdict } from '../../harness/verdicts/Verdict.ts';
import { isJudged } from '../../reports/verdictStatus.ts';
import type { Format } from '../../specs/Format.ts';
import type { AnswerCheck } from './Diagnosis.ts';

interface Check {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly advice: string;
}

/** The ten checks of answers that tell most, in the order in which a client stumbles over what they find. */
const checks: readonly Check[] = [
  {
    name: 'every answer has a status block',
    clauses: ['ENV-1'],
    advice: 'write ResponseStatus into every answer, in every format',
  },
  {
    name: 'a success says so: ErrorCode "0", HTTP 200',
    clauses: ['ENV-2', 'ENV-11'],
    advice: 'write ErrorCode as the text "0", and send HTTP 200 with it',
  },
  {
    name: 'each answer has the Content-Type of its format',
    clauses: ['FMT-2'],
    advice:
      'send application/json, application/xml, text/jsv and text/csv, and check whether a gateway changes them',
  },
  {
    name: 'documents are well-formed, csv cells too',
    clauses: ['FMT-11', 'TYP-11'],
    advice: 'write each format with a library for it, and declare the charset of the bytes',
  },
  {
    name: 'SOAP envelopes are those of their version',
    clauses: ['FMT-5'],
    advice: 'answer /soap11 and /soap12 each with the namespace of its own version',
  },
  {
    name: 'lists and members are named as documented',
    clauses: ['GET-1', 'TYP-14'],
    advice: 'name lists and members as the document does, letter case included',
  },
  {
    name: 'numbers and flags have their types',
    clauses: ['TYP-1', 'TYP-2', 'TYP-3'],
    advice: 'write numbers and true or false without quotes in json, and numbers with a point elsewhere',
  },
  {
    name: 'dates have the form of their format',
    clauses: ['TYP-5', 'TYP-6', 'TYP-7', 'TYP-8'],
    advice: 'write dates as /Date(milliseconds+hhmm)/ in json, and as local times without a zone elsewhere',
  },
  {
    name: 'all formats and addresses show the same records and times',
    clauses: ['XF-1', 'TYP-9'],
    advice: 'serialise the same record for every format, with its dates in one zone',
  },
  {
    name: 'the newest records come first',
    clauses: ['GET-2'],
    advice: 'sort by the id, the highest first, before ReturnTopNRecords cuts the list',
  },
];

/** The clauses of all ten. */
export const checkedClauses: readonly string[] = checks.flatMap(({ clauses }) => clauses);

/** What to do about a breach of a clause, besides reading what the clause says. */
export const adviceOn = (clause: string): string => {
  const check = checks.find(({ clauses }) => clauses.includes(clause));
  return `${check === undefined ? '' : `${check.advice}; `}assay explain ${clause} says more`;
};

/** What the verdicts say of each of the ten, and in which of the selected formats they say nothing. */
export const answerChecks = (
  verdicts: readonly Verdict[],
  selected: readonly Format[],
): readonly AnswerCheck[] =>
  checks.map(({ name, clauses, advice }) => {
    const own = verdicts.filter(
      (verdict) => clauses.includes(verdict.clause) && verdict.status !== 'notApplicable',
    );
    const status = statusOf(new Set(own.map((verdict) => verdict.status)));
    const notJudgedIn = status === 'not judged' ? [] : formatsWithout(own, verdicts, selected);
    return {
      name,
      clauses,
      status,
      ...(notJudgedIn.length === 0 ? {} : { notJudgedIn }),
      ...(status === 'broken' || status === 'warned' ? { advice } : {}),
    };
  });

/** The formats that a check is about and in which it was not judged; a format in which no case was planned had no answer at all. */
function formatsWithout(
  own: readonly Verdict[],
  all: readonly Verdict[],
  selected: readonly Format[],
): readonly Format[] {
  const isIn = (format: Format) => (verdict: Verdict) => verdict.format.split('+').includes(format);
  const isAboutAll = own.some(isIn('json')) || own.some(isIn('csv'));
  return selected.filter((format) => {
    const here = own.filter(isIn(format));
    if (here.some(isJudged)) return false;
    return here.length > 0 || (isAboutAll && !all.some(isIn(format)));
  });
}

function statusOf(found: ReadonlySet<Status>): AnswerCheck['status'] {
  if (found.has('failed')) return 'broken';
  if (found.has('warned')) return 'warned';
  return found.has('passed') ? 'kept' : 'not judged';
}
