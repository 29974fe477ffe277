import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { sentRecord } from '../rules/sentRecord.ts';

const shape = recordShape('mvEvent');

/** Stores a subscription and returns it (Events 1); it needs an event type and an http address. */
export const EventSubscriptionAdd: Handler = (request, { store }) => {
  const sent = sentRecord(request, 'mvEvent');
  if (member.text(sent, 'EventType') === '') throw refusal('EventType', 'EventType is missing.');
  const url = member.text(sent, 'ListenerURL');
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw refusal('ListenerURL', 'ListenerURL is not an http or https address.');
  }
  const event = store.events.insert((id) => ({ ...completed(shape, sent), EventID: numeric(id) }));
  return { mvEvent: event, entityID: event.EventID };
};

const refusal = (field: string, message: string): OperationFailure =>
  new OperationFailure(`${message} The event subscription was not added.`, {
    errors: [{ field: `mvEvent.${field}`, message }],
  });
