import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { blocked, breach, callRefused, failed, fromDeviation } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { successClause } from '../../../specs/promises.ts';
import { answersInItsFormat, either, hasList, operationIs } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { judgeOneElsewhere, oneElsewhere, tellsListOfOneElsewhere } from '../../probes/reads/oneElsewhere.ts';
import { judgeOneRow, pageReads } from '../../probes/reads/pageReads.ts';
import { judgeAlone, topTrials } from '../../probes/reads/topTrials.ts';
import { sendsOptions } from '../../probes/scenarioNames.ts';

/** What one answer shows of a single record stands in its bytes, whatever the next answer shows. */
const alone = { slug: 'alone', once: true } as const;

export const GET1 = clause('GET-1', {
  statement: 'A Get answers with the documented list, and its items are records of the documented shape.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'It is a list, of a single record too, and its items are records; the members of the records are judged by the TYP clauses.',
  open: 'Records whose members are not shown.',
  appliesTo: where(
    'The twelve Gets that answer with a list. On bare named routes, where the server picks the format, a single record by json, jsv and csv alone.',
    hasList,
    either(answersInItsFormat, tellsListOfOneElsewhere),
  ),
  checks: [
    {
      answers: 'all',
      reads: 'value',
      alsoAsks: 'taken',
      when: (place, { expects }) => expects !== 'failure' && answersInItsFormat(place),
      judge: holdsRecords,
    },
    on(topTrials, (subject) => judgeAlone(subject, 'GET-1', holdsRecords), alone),
    on(sendsOptions, holdsOneSetting, { ...alone, when: operationIs('AccountSettingsGet') }),
    on(pageReads, (subject) => judgeOneRow(subject, holdsRecords), alone),
    on(oneElsewhere, (subject) => judgeOneElsewhere(subject, holdsRecords), {
      ...alone,
      when: tellsListOfOneElsewhere,
    }),
  ],
});

/** The answer holds the setting that the fixtures name, alone in its list. */
function holdsOneSetting(subject: Subject) {
  const isOne = recordsRead(subject.answer).length === 1;
  return isOne ? holdsRecords(subject) : blocked('nothing', 'the answer holds no single setting');
}

function holdsRecords(subject: Subject) {
  const { operation, address } = subject.spec;
  if (operation?.list === undefined) throw new Error('GET-1 was asked about an operation without a list');
  const deviations = subject.deviations.filter((one) => one.clause === 'GET-1');
  if (deviations.length > 0) return deviations.map((one) => fromDeviation(subject, one));
  if (subject.outcome === 'failed') {
    const isJudged = !isNotLetIn(subject.response.status) && address !== 'namedGet';
    return isJudged && successClause(operation) === 'GET-1'
      ? failed(subject, 'a plain lawful Get fails', `success with ${operation.list}`, messageOf(subject))
      : callRefused;
  }
  const list = subject.value[operation.list];
  if (!Array.isArray(list) || list.length === 0)
    return blocked('nothing', `${operation.list} holds no record to judge`);
  const member = responseShape(operation).byName.get(operation.list);
  const item = member?.type.kind === 'list' ? member.type.item : undefined;
  if (item?.kind !== 'record' || item.record.open) return [];
  const expected = `a ${item.record.name} record`;
  // Records of undocumented members only leave a decoded record empty.
  const strange = list.flatMap((record, index) =>
    isRecord(record) && Object.keys(record).length > 0 ? [] : [index],
  );
  const isAlien =
    strange.length > 0 &&
    (subject.decoded?.undocumented ?? []).some((path) => path.startsWith(`${operation.list}.`));
  if (!isAlien)
    return strange.length < list.length
      ? []
      : blocked('nothing', `the records of ${operation.list} hold no member to judge`);
  return strange.map((index) => {
    const path = `${operation.list}[${index}]`;
    return breach(subject, 'a record has no documented member', expected, 'other members only', path);
  });
}
