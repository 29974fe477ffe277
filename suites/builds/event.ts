import { isEvenTurn } from '../isEvenTurn.ts';
import type { Build } from '../writing.ts';

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label, place) => {
  const { eventType } = context.fixtures;
  if (eventType === undefined) return 'eventType';
  const unique = context.unique(`event/${label}`);
  const isEven = place !== undefined && isEvenTurn(place);
  const port = isEven ? ':8443' : '';
  const path = isEven ? 'assay' : 'assay%20run';
  return {
    EventType: eventType,
    // Of its own: one application may subscribe to a type of events once only (rule 3).
    Application: `Assay ${unique}`,
    // With a query: what listens tells its senders apart by it; in every second format with a port, in the others with a percent code.
    ListenerURL: `https://example.com${port}/${path}?event=${unique}`,
  };
};
