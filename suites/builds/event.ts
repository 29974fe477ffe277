import type { Build } from '../writing.ts';

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label) => {
  const { eventType } = context.fixtures;
  if (eventType === undefined) return 'eventType';
  return {
    EventType: eventType,
    Application: 'Assay',
    ListenerURL: `https://example.com/assay/${context.unique(`event/${label}`)}`,
  };
};
