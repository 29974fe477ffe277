import { event } from '../../../generators/records/events.ts';
import { kindOf } from '../../../generators/records/kinds.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import type { BlockedEvidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { failed, notApplicable } from '../../../harness/verdicts/judgements.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { writerOf } from '../../../harness/writes/writtenRecord.ts';
import { toSubscriptions } from '../../../specs/appliesTo.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { earlierFormats } from '../../probes/deletes.ts';

/** How long a delivery may take, and how often the listener is asked meanwhile, in milliseconds. */
const deliveryMs = 5000;

const pollMs = 50;

/** How long a target has to call a new listener for a test, in milliseconds. */
const testedWithinMs = 500;

/** As long as the listener gives such a call (`openListener`), in milliseconds. */
const calledItselfMs = 2000;

const name = 'delivery';

/**
 * Subscribes the run's own listener, makes what the fixtures say brings an event about, and waits for it. Without the opt-in
 * nothing is sent. One listener at a time has the operator's port, so the formats take turns.
 */
const delivery = probe({
  name,
  of: ofOperation('EventSubscriptionAdd'),
  effect: 'event',
  creates: 'one subscription and one record, with --listener-url and the fixture eventTrigger',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const plain = await context.other(plainKey(place));
    const trigger = context.fixtures.eventTrigger;
    if (plain.kind !== 'evidence' || context.listenerUrl === null || trigger === undefined) return plain;
    await context.after(earlierFormats(place, name));
    const listener = await context.listen({ target: context.baseUrl, listenerUrl: context.listenerUrl });
    if (listener === null) throw new Error('a listener with an address of its own can always be opened');
    try {
      const path = `/assay/${context.unique('delivery')}`;
      const subscription = event(context, name);
      const sent = { ...subscription, ListenerURL: `${listener.url}${path}` };
      const answer = await context.call(place.operation, writeMembers(context, place, sent, 'Insert'));
      if (!hasSucceeded(answer)) return unprepared('the subscription', answer);
      const begin = `${new URL(listener.url).pathname.replace(/\/$/, '')}${path}`;
      const heardHere = (): readonly string[] => listener.heard().filter((each) => each.startsWith(begin));
      // A target may also call a new ListenerURL to see whether it is there. That is no event.
      await context.wait(testedWithinMs);
      const before = heardHere().length;
      const triggered = await insertedBy(context, place, trigger);
      if (!hasSucceeded(triggered)) return unprepared(`the insert of ${trigger}`, triggered);
      const heard = (): readonly string[] => heardHere().slice(before);
      const isHeardWithin = async (mostMs: number): Promise<boolean> => {
        for (let waited = 0; heard().length === 0 && waited < mostMs; waited += pollMs)
          await context.wait(pollMs);
        return heard().length > 0;
      };
      const fromHere = `${path}/from-here`;
      if (!(await isHeardWithin(deliveryMs))) {
        // Perhaps the address leads elsewhere, so that no event can arrive.
        listener.callItself(fromHere);
        if (!(await isHeardWithin(calledItselfMs))) return unreached(answer);
      }
      const events = heard().filter((each) => !each.endsWith(fromHere));
      return { kind: 'evidence', evidence: { answer, others: {}, heard: events } };
    } finally {
      await listener.close();
    }
  },
});

const unasked =
  'Judged only with --listener-url and the fixture eventTrigger, which names the insert that causes an event.';

/** An event of the subscribed type reaches the ListenerURL; its method and body are open. */
export const EVT2 = clause('EVT-2', {
  level: 'SHOULD',
  statement: 'An event of the subscribed type reaches the ListenerURL.',
  section: 'Events 2',
  judging:
    'Only with the opt-in listener and a fixture that says which call triggers the event. What the listener hears before that call does not count. Where nothing arrives, Assay calls the listener itself: it must be reached.',
  open: 'Method, body, retries and signing of the delivery.',
  appliesTo: toSubscriptions,
  checks: [
    on(
      delivery,
      (subject) => {
        const { heard } = subject.evidence;
        if (heard === undefined) return notApplicable(unasked);
        if (heard.length > 0) return [];
        const seconds = `${deliveryMs / 1000} s`;
        return failed(subject, 'no event reached the ListenerURL', 'a request', `none within ${seconds}`);
      },
      { answers: 'all', reads: 'bytes' },
    ),
  ],
});

function insertedBy(context: GatherContext, place: ScenarioPlace, trigger: string): Promise<Answer> {
  const called = operationNamed(trigger);
  const record = kindOf(called).build(context, 'trigger');
  return writerOf(context, { ...place, operation: called })(record, 'Insert');
}

const unreached = (answer: Answer): BlockedEvidence => ({
  kind: 'blocked',
  cause: 'control',
  message: 'no event arrived, and a call from here to --listener-url did not reach the listener either',
  answer,
});
