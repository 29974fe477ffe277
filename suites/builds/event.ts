import type { Build } from '../writing.ts';

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label) => {
  const { eventType } = context.fixtures;
  if (eventType === undefined) return 'eventType';
  return {
    EventType: eventType,
    Application: 'Assay',
    // With a query: what listens tells its senders apart by it.
    ListenerURL: `https://example.com/assay?event=${context.unique(`event/${label}`)}`,
  };
};
