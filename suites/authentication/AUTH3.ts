import type { Answer } from '../../harness/Answer.ts';
import { answeredZero } from '../../harness/answeredZero.ts';
import type { Case, CheckContext } from '../../harness/Case.ts';
import type { Evidence, EvidenceSpec } from '../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../harness/Judgement.ts';
import { clause } from '../../specs/clauses.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { ClauseSuite } from '../kernel/Check.ts';
import { beyondRecords, blocked, judged } from '../kernel/judgements.ts';
import { obstacleIn } from '../kernel/obstacles.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { findRecord, provesAbsence } from '../kernel/presence.ts';
import type { ScenarioPlace } from '../kernel/Scenario.ts';
import { companyNamed, type WrongKey, wrongKeyEvidence, wrongKeys } from '../probes/wrongKeys.ts';

const id = 'AUTH-3';

/** Which keys are tried where: few, since a server may lock an account over them; no account is locked over no key. */
const tried: Readonly<Record<string, readonly WrongKey[]>> = {
  APIKeyGet: wrongKeys,
  CompanyGet: ['missing', 'wrong'],
  CompanyUpdate: ['wrong'],
  CompanyDelete: ['wrong'],
};
const elsewhere: readonly WrongKey[] = ['missing'];

/** Headers by which a gateway may let in a call that brings no key in its body. */
const credentials = /^(authorization|proxy-authorization|cookie)$|token|secret|key|session/i;

/** A wrong key gets no data and no `0`, and changes nothing; what else it is answered is open. */
export const AUTH3: ClauseSuite = {
  checks: [],
  placed: (place, _, selected) => {
    const { operation, format } = place;
    if (operation === null || !clause(id).appliesTo.holds(place)) return { evidence: [], cases: [] };
    const keys = tried[operation.name] ?? elsewhere;
    const at: ScenarioPlace = { ...place, operation, formatIndex: selected.indexOf(format) };
    const made = keys.map((key) => {
      const isObserved = operation.name === 'APIKeyGet' && key === 'truncated' && at.formatIndex === 0;
      const spec = wrongKeyEvidence(at, key, isObserved);
      return { spec, item: caseOf(at, key, spec) };
    });
    return { evidence: made.map(({ spec }) => spec), cases: made.map(({ item }) => item) };
  },
};

function caseOf({ operation, format, address }: ScenarioPlace, key: WrongKey, spec: EvidenceSpec): Case {
  return {
    id: `${format}/${operation.name}/${id}/${key}`,
    clause: id,
    level: 'SHOULD',
    operation,
    format,
    address,
    evidence: spec.key,
    check: (evidence, context) => judgedKey(evidence, key, context),
  };
}

function judgedKey({ answer, others }: Evidence, key: WrongKey, context: CheckContext): Judgement {
  const credential = answer.exchange.request.headers.find(([name]) => credentials.test(name));
  if (credential !== undefined)
    return blocked('nothing', `the header ${credential[0]} may have let in the call, whatever its key`);
  const asked = others.byGet === undefined ? [answer] : [answer, others.byGet];
  const violations = [
    ...asked.flatMap((each) => [...zero(each, key), ...data(each, key)]),
    ...(others.keyless === undefined ? [] : zero(others.keyless, 'missing')),
    ...change(answer, others.after, others.keyless === undefined ? key : `${key} or missing`),
  ];
  if (
    violations.length === 0 &&
    others.after !== undefined &&
    outcomeOf(others.after, 'success') !== 'succeeded'
  )
    return (
      obstacleIn(others.after, context) ??
      blocked('clause:GET-1', 'the companies could not be read to see whether one was made or deleted')
    );
  const { CompanyIDToDelete: named } = answer.call.members;
  if (violations.length === 0 && others.after !== undefined && isNumeric(named))
    if (findRecord(others.after, named) === undefined)
      return beyondRecords('the company is not among those that were read');
  return judged(violations);
}

const zero = (answer: Answer, key: WrongKey): readonly Violation[] =>
  answeredZero(answer)
    ? [breach(answer, `a call with a key that is ${key} succeeds`, 'no success', 'ErrorCode "0"')]
    : [];

function data(answer: Answer, key: WrongKey): readonly Violation[] {
  const { operation } = answer.call;
  const list =
    operation?.kind === 'get' && operation.list ? answer.decoded?.value[operation.list] : undefined;
  const records = Array.isArray(list) ? list.filter(isRecord).filter(holdsAnything) : [];
  if (records.length === 0) return [];
  const actual = `${records.length} records`;
  return [
    breach(answer, `a call with a key that is ${key} gets data`, 'no records', actual, operation?.list),
  ];
}

const holdsAnything = (record: object): boolean =>
  Object.values(record).some((value) => value !== null && value !== undefined && value !== '');

function change(answer: Answer, after: Answer | undefined, key: string): readonly Violation[] {
  const { CompanyIDToDelete: named, mvCompany: sent } = answer.call.members;
  if (after !== undefined && isNumeric(named) && provesAbsence(after, named))
    return [breach(answer, `a call with a key that is ${key} deletes a record`, 'the company', 'it is gone')];
  if (after === undefined || !isRecord(sent) || companyNamed(after, sent.CompanyName) === undefined)
    return [];
  return [
    breach(
      answer,
      `a call with a key that is ${key} makes a record`,
      'no such company',
      'the company is there',
    ),
  ];
}

const breach = (
  { exchange }: Answer,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Violation => ({ message, expected, actual, path, exchange });
