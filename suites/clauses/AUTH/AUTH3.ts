import type { Answer } from '../../../harness/Answer.ts';
import { answeredZero } from '../../../harness/answeredZero.ts';
import type { Case, CheckContext } from '../../../harness/Case.ts';
import type { Evidence, EvidenceSpec } from '../../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { atDefaultAddress, both, either, kindIs, operationIs } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { beyondRecords, blocked, judged } from '../../kernel/judgements.ts';
import { obstacleIn } from '../../kernel/obstacles.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { findRecord, provesAbsence } from '../../kernel/presence.ts';
import type { ScenarioPlace } from '../../kernel/Scenario.ts';
import { answerInWords } from '../../probes/profile.ts';
import { companyNamed, type WrongKey, wrongKeyEvidence, wrongKeys } from '../../probes/wrongKeys.ts';

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
export const AUTH3: JudgedClause = clause('AUTH-3', {
  level: 'SHOULD',
  statement: 'A missing, empty, wrong or truncated key gets no data and no success, and changes nothing.',
  section: 'Authentication 1',
  judging:
    'Never answered "0", no records, and nothing written. The right key with further characters behind it is a wrong one.',
  open: 'The answer itself (Errors 7); padded keys and keys in another letter case are observed.',
  appliesTo: {
    reason:
      'Every Get and every write, whose success would show; a delete is never tried with a wrong key, since it might work, but that of a company which the run made. Wrong keys are tried seldom, since a server may lock an account: on the call that only tests the key, on one that gives data and on one whose change can be read back. Elsewhere the key is left out.',
    holds: both(either(kindIs('get', 'write'), operationIs('CompanyDelete')), atDefaultAddress),
  },
  placed: (place, _, selected) => {
    const { operation, format } = place;
    if (operation === null || !AUTH3.appliesTo.holds(place)) return { evidence: [], cases: [] };
    const keys = tried[operation.name] ?? elsewhere;
    const at: ScenarioPlace = { ...place, operation, formatIndex: selected.indexOf(format) };
    const made = keys.map((key) => {
      const isObserved = operation.name === 'APIKeyGet' && key === 'truncated' && at.formatIndex === 0;
      const spec = wrongKeyEvidence(at, key, isObserved);
      return { spec, item: caseOf(at, key, spec) };
    });
    return { evidence: made.map(({ spec }) => spec), cases: made.map(({ item }) => item) };
  },
  /** What a wrong key is answered (Errors 7), and what one is that is nearly right. */
  observed: {
    observe: ({ answer, others }, { stage, scenario }) => {
      if (stage !== 'keys') return undefined;
      const { padded, otherCase } = others;
      return [
        `${scenario}: ${answerInWords(answer)}`,
        ...(padded === undefined ? [] : [`with blanks around the key: ${answerInWords(padded)}`]),
        ...(otherCase === undefined
          ? []
          : [`with the key in another letter case: ${answerInWords(otherCase)}`]),
      ].join('; ');
    },
  },
});

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
