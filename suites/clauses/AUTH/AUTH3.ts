import { isNoData } from '../../../harness/canonical/isNothing.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { answeredZero } from '../../../harness/exchanges/statusBlock.ts';
import { findRecord, listedIn, provesAbsence } from '../../../harness/records/shownRecords.ts';
import type { CheckContext } from '../../../harness/verdicts/Case.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { beyondRecords, blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { counted } from '../../../harness/words/counted.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import {
  allOf,
  atDefaultAddress,
  either,
  kindIs,
  operationIs,
  succeedsElsewhere,
} from '../../../specs/rules.ts';
import { caseOf } from '../../kernel/cases.ts';
import { clause, type MadeCases } from '../../kernel/clause.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import {
  companyNamed,
  shippingWithoutKey,
  type WrongKey,
  wrongKeyEvidence,
  wrongKeys,
} from '../../probes/wrongKeys.ts';

/** Headers by which a gateway may let in a call that brings no key in its body. */
const credentials = /^(authorization|proxy-authorization|cookie)$|token|secret|key|session/i;

/** Which keys are tried where: few, since a server may lock an account over them; no account is locked over no key. */
const tried: Readonly<Record<string, readonly WrongKey[]>> = {
  APIKeyGet: wrongKeys,
  CompanyGet: ['missing', 'wrong'],
  CompanyUpdate: ['wrong'],
  CompanyDelete: ['wrong'],
};
const elsewhere: readonly WrongKey[] = ['missing'];

/**
 * One part of a server may look keys up differently, such as by their beginning, or only see that there is one. So each of the other Gets
 * and writes is called with a nearly right key in the first format of a run. By turns, its last character is another one, or it has one
 * more.
 */
const nearlyRight: readonly WrongKey[] = ['altered', 'extended'];
const namesOfOthers = (kind: Operation['kind']): readonly string[] =>
  [...operations.values()]
    .filter((one) => one.kind === kind && tried[one.name] === undefined)
    .map(({ name }) => name);
const inTurns = [namesOfOthers('get'), namesOfOthers('write')];

/** The shipping calls that are tried without a key, on a document of the run. */
const ofShipping: readonly string[] = ['ShippingInformationDelete', 'ShippingInformationCreateLabel'];

const noCases: MadeCases = { evidence: [], cases: [] };

export const AUTH3 = clause('AUTH-3', {
  level: 'SHOULD',
  statement: 'A missing, empty, wrong or truncated key gets no data and no success, and changes nothing.',
  section: 'Authentication 1',
  judging:
    'Never answered "0", no records, and nothing written. The right key with further characters behind it, or with another last character, is a wrong one. Just before, companies are asked for with the right key, and so are the other Gets in one format. A cached answer may go only to the key that asked for it.',
  open: 'The answer itself (Errors 7); padded keys and keys in another letter case are observed.',
  appliesTo: where(
    'Every Get and every write, whose success would show. A delete or an action might work without the right key, so Assay tries only those on records that the run made. A server may lock an account. So Assay tries wrong keys only on the call that tests the key, on one that gives data and on one whose change can be read back. In one format it also tries a nearly right key on each of the other Gets and writes. Elsewhere, and at every other address, the key is left out.',
    either(
      allOf(kindIs('get', 'write'), either(atDefaultAddress, succeedsElsewhere)),
      allOf(operationIs('CompanyDelete', ...ofShipping), atDefaultAddress),
    ),
  ),
  casesAt: (place, _, selected) => {
    const { operation, format, address } = place;
    if (operation === null || !AUTH3.appliesTo.holds(place)) return noCases;
    const isHome = atDefaultAddress(place);
    const at: ScenarioPlace = { ...place, operation, formatIndex: selected.indexOf(format) };
    if (ofShipping.includes(operation.name)) return casesWithoutKey(at);
    const made = keysTriedAt(at).map((key) => {
      const isObserved = operation.name === 'APIKeyGet' && key === 'truncated' && at.formatIndex === 0;
      const spec = wrongKeyEvidence(at, key, isObserved);
      const slug = isHome ? key : `${address}/${key}`;
      const named = { clause: 'AUTH-3', level: 'SHOULD', slug } as const;
      return { spec, item: caseOf(spec, named, (evidence, context) => judgeShutOut(evidence, key, context)) };
    });
    return { evidence: made.map(({ spec }) => spec), cases: made.map(({ item }) => item) };
  },
  /** What a wrong key is answered (Errors 7), and what one is that is nearly right. */
  observed: {
    observe: ({ answer, others }, { stage, scenario }) => {
      if (stage !== 'keys') return undefined;
      const { padded, otherCase } = others;
      return [
        `${scenario}: ${answerWithoutTexts(answer)}`,
        ...(padded === undefined ? [] : [`with blanks around the key: ${answerWithoutTexts(padded)}`]),
        ...(otherCase === undefined
          ? []
          : [`with the key in another letter case: ${answerWithoutTexts(otherCase)}`]),
      ].join('; ');
    },
  },
});

function nearlyRightOn({ name }: Operation): readonly WrongKey[] {
  const at = inTurns.map((names) => names.indexOf(name)).find((index) => index >= 0);
  return at === undefined ? [] : nearlyRight.slice(at % 2, (at % 2) + 1);
}

function keysTriedAt({ operation, formatIndex, ...place }: ScenarioPlace): readonly WrongKey[] {
  if (!atDefaultAddress({ operation, ...place })) return elsewhere;
  const nearly = formatIndex === 0 ? nearlyRightOn(operation) : [];
  return tried[operation.name] ?? [...elsewhere, ...nearly];
}

function casesWithoutKey(place: ScenarioPlace): MadeCases {
  const spec = shippingWithoutKey(place);
  const named = { clause: 'AUTH-3', level: 'SHOULD', slug: 'missing' } as const;
  const item = caseOf(spec, named, (given, context) => judgeShutOut(given, 'missing', context));
  return { evidence: [spec], cases: [item] };
}

function judgeShutOut({ answer, others }: Evidence, key: WrongKey, context: CheckContext): Judgement {
  const credential = answer.exchange.request.headers.find(([name]) => credentials.test(name));
  if (credential !== undefined)
    return blocked('nothing', `the header ${credential[0]} may have let in the call, whatever its key`);
  const { right, byGet, keyless, after } = others;
  const asked = byGet === undefined ? [answer] : [answer, byGet];
  const violations = [
    ...asked.flatMap((each) => [...zero(each, key), ...data(each, key)]),
    ...(keyless === undefined ? [] : zero(keyless, 'missing')),
    ...(after === undefined ? [] : change(answer, after, keyless === undefined ? key : `${key} or missing`)),
  ];
  if (violations.length === 0 && right !== undefined && !hasSucceeded(right))
    return (
      obstacleIn(right, context) ?? blocked('control', 'the same call with the right key is refused too')
    );
  if (violations.length > 0 || after === undefined) return judged(violations);
  if (outcomeOf(after, 'success') !== 'succeeded')
    return (
      obstacleIn(after, context) ??
      blocked('clause:GET-1', 'the companies could not be read to see whether one was made or deleted')
    );
  const { CompanyIDToDelete: named } = answer.call.members;
  return isNumeric(named) && findRecord(after, named) === undefined
    ? beyondRecords('the company is not among those that were read')
    : judged([]);
}

const saidOf = (key: string): string =>
  key === 'altered'
    ? 'a call with a key that has another last character'
    : `a call with a key that is ${key}`;

const zero = (answer: Answer, key: WrongKey): readonly Violation[] =>
  answeredZero(answer) ? [breach(answer, `${saidOf(key)} succeeds`, 'no success', 'ErrorCode "0"')] : [];

function data(answer: Answer, key: WrongKey): readonly Violation[] {
  if (answer.call.operation?.kind !== 'get') return [];
  const count = (listedIn(answer) ?? []).filter((record) => !isNoData(record)).length;
  const path = answer.call.operation.list;
  return count === 0
    ? []
    : [breach(answer, `${saidOf(key)} gets data`, 'no records', counted(count, 'record'), path)];
}

function change(answer: Answer, after: Answer, key: string): readonly Violation[] {
  const { CompanyIDToDelete: named, mvCompany: sent } = answer.call.members;
  if (isNumeric(named) && provesAbsence(after, named))
    return [breach(answer, `${saidOf(key)} deletes a record`, 'the company', 'it is gone')];
  if (!isRecord(sent) || companyNamed(after, sent.CompanyName) === undefined) return [];
  return [breach(answer, `${saidOf(key)} makes a record`, 'no such company', 'the company is there')];
}
