import type { Gap } from '../../../harness/canonical/gaps.ts';
import { lacking, refusedInsert } from '../../../harness/verdicts/echo.ts';
import { blocked, failed, shown } from '../../../harness/verdicts/judgements.ts';
import { gapBreaches } from '../../../harness/writes/echoGaps.ts';
import { gapMayBeLayout } from '../../../harness/writes/layoutGaps.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toSubscriptions } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';

/** The stored subscription comes back with an id of its own and the other members as sent. That entityID is that id, ENV-7 judges. */
export const EVT1 = clause('EVT-1', {
  statement: 'EventSubscriptionAdd returns the stored mvEvent with a new EventID, which is entityID.',
  section: 'Events 1',
  judging:
    'EventID is not 0 and the other members come back as sent. The EventType is the one of the fixtures, the ListenerURL has a path.',
  open: 'The allowed values of EventType.',
  appliesTo: toSubscriptions,
  checks: [
    on(
      'success',
      (subject) => {
        if (subject.outcome === 'failed') return refusedInsert(subject, 'EVT-1');
        const { member, shape, sent, echo } = writtenRecord(subject.answer);
        if (!isRecord(echo)) return lacking(subject, member);
        const spoilt = new Set(subject.deviations.map(({ path }) => path));
        const id = echo.EventID;
        const at = `${member}.EventID`;
        if (!spoilt.has(at) && (!isNumeric(id) || Number(id.lexeme) === 0))
          return failed(subject, 'the stored event has no id', 'an id other than 0', shown(id), at);
        const gaps = Object.entries(sent).flatMap(([path, value]): readonly Gap[] => {
          const found = echo[path];
          if (value === undefined || found === value || spoilt.has(`${member}.${path}`)) return [];
          const isMissing = (found ?? '') === '';
          return [{ path, expected: shown(value), actual: shown(found), isMissing, isInList: false }];
        });
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
  ],
});
