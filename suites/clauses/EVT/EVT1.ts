import { event, zeroPadded } from '../../../generators/records/events.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import type { Gap } from '../../../harness/canonical/gaps.ts';
import { sameValue } from '../../../harness/canonical/values.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { lacking, refusedInsert } from '../../../harness/verdicts/echo.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { gapBreaches } from '../../../harness/writes/echoGaps.ts';
import { gapMayBeLayout } from '../../../harness/writes/layoutGaps.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toSubscriptions } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';

/**
 * Subscribes to the same events a second time, beside the `plain` subscription: for the same application with another listener, or for
 * another application with the same listener. In one format that application is a number with zeros before it.
 */
const subscribedAgain = probe<'plain'>({
  name: 'subscribed-again',
  of: ofOperation('EventSubscriptionAdd'),
  effect: 'event',
  creates: 'one subscription',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { answer: plain } = takenEvidence(await context.other(plainKey(place)), place);
    const { Application = null, ListenerURL = null } = writtenRecord(plain).sent;
    const other = event(context, 'subscribed-again', place);
    const way = turnOf(place, 'subscribedAgain');
    const kept = way === 'another listener' ? { Application } : { ListenerURL };
    const named =
      way === 'an application in digits' ? { Application: zeroPadded(context, 'subscribed-again') } : {};
    const members = writeMembers(context, place, { ...other, ...kept, ...named }, 'Insert');
    return asEvidence(await context.call(place.operation, members), { plain });
  },
});

/** The stored subscription comes back with an id of its own and the other members as sent. That entityID is that id, ENV-7 judges. */
export const EVT1 = clause('EVT-1', {
  statement: 'EventSubscriptionAdd returns the stored mvEvent with a new EventID, which is entityID.',
  section: 'Events 1',
  judging:
    'EventID is not 0 and the other members come back as sent. The EventType is the one of the fixtures, the ListenerURL has a path. A second subscription, with another listener or another application, comes back as sent too, where it is taken. For the same listener the first one may come back.',
  open: 'The allowed values of EventType. Whether another application subscribes to one listener a second time.',
  appliesTo: toSubscriptions,
  checks: [
    on(
      plainCall,
      (subject) => {
        if (subject.outcome === 'failed') return refusedInsert(subject, 'EVT-1');
        const { member, shape, sent, echo } = writtenRecord(subject.answer);
        if (!isRecord(echo)) return lacking(subject, member);
        const id = echo.EventID;
        const at = `${member}.EventID`;
        if (!isSpoilt(subject, at) && (!isNumeric(id) || Number(id.lexeme) === 0))
          return failed(subject, 'the stored event has no id', 'an id other than 0', shown(id), at);
        const gaps = gapsIn(subject);
        const { json } = subject.others;
        const { capabilities } = subject.context;
        const isLayout = (gap: Gap): boolean =>
          gapMayBeLayout(gap, subject.answer, capabilities, { shape, sent, found: echo }) &&
          (json === undefined || writtenRecord(json).echo?.[gap.path] === writtenRecord(json).sent[gap.path]);
        const breaches = gaps.filter((gap) => !isLayout(gap));
        const [lost] = gaps;
        if (breaches.length === 0 && lost !== undefined)
          return blocked('layout', `${lost.path} was sent and did not come back; see the setting "dialect"`);
        return gapBreaches(subject, breaches, 'a member does not come back as it was sent', member);
      },
      asAnswered,
    ),
    on(subscribedAgain, comesBackAgain, { ...asAnswered, slug: 'again' }),
  ],
});

/**
 * A second subscription comes back as it was sent too. A target may take one for each application or listener alone (rule 3). It may also
 * answer a second one of the same listener with the first: events reach that listener either way.
 */
function comesBackAgain(subject: Subject<'plain'>): CheckResult {
  const { plain } = subject.others;
  if (plain === undefined) throw new Error('a second subscription stands beside the plain one');
  if (subject.outcome === 'failed')
    return blocked('control', `a second subscription is refused: ${messageOf(subject)}`);
  const { member, echo } = writtenRecord(subject.answer);
  const first = writtenRecord(plain);
  if (!isRecord(first.echo)) return blocked('nothing', `the plain subscription brings no ${member}`);
  if (!isRecord(echo))
    return failed(subject, 'a second subscription brings no record', member, 'absent', member);
  const isSameListener = sameValue(writtenRecord(subject.answer).sent.ListenerURL, first.sent.ListenerURL);
  const gaps = gapsIn(subject).filter(({ path }) => sameValue(first.echo?.[path], first.sent[path]));
  if (gaps.length > 0 && isSameListener && showsFirst(echo, first.echo, gaps))
    return blocked('nothing', 'a second subscription of the same listener is answered with the first');
  const message = 'a member of a second subscription does not come back as it was sent';
  return gapBreaches(subject, gaps, message, member);
}

/** Whether an answer to a second subscription shows the first one: its id, its listener, and what it holds where something else was sent. */
const showsFirst = (echo: RecordValue, first: RecordValue, gaps: readonly Gap[]): boolean =>
  sameNumber(echo.EventID, first.EventID) &&
  ['ListenerURL', ...gaps.map(({ path }) => path)].every((path) => sameValue(echo[path], first[path]));

const isSpoilt = ({ deviations }: Subject, at: string): boolean => deviations.some(({ path }) => path === at);

/** What does not come back as it was sent, in a form that can be read. The id is the target's own, whatever a sample says of it. */
function gapsIn(subject: Subject): readonly Gap[] {
  const { member, sent, echo } = writtenRecord(subject.answer);
  return Object.entries(sent).flatMap(([path, value]): readonly Gap[] => {
    const found = echo?.[path];
    if (value === undefined || path === 'EventID' || sameValue(found, value)) return [];
    if (isSpoilt(subject, `${member}.${path}`)) return [];
    const isMissing = (found ?? '') === '';
    return [{ path, expected: shown(value), actual: shown(found), isMissing, isInList: false }];
  });
}
