import { caseSeed } from '../caseSeed.ts';
import { turnOf } from '../turnOf.ts';
import { type Build, needed, type RecordSource } from './Build.ts';

/** A text that no other call sends: a number with leading zeros, which a text keeps. */
export const zeroPadded = (context: RecordSource, label: string): string =>
  `00${1e6 + (caseSeed(context.seed, context.unique(`digits/${label}`)) % 9e6)}`;

/** URLs of several kinds. A listener tells its senders apart by the query or by the path. */
const listenerUrls = {
  'percent code': (unique: string) => `https://example.com/Assay%20run?event=${unique}`,
  'port and slash': (unique: string) => `https://example.com:8443/Assay/${unique}/`,
  'port and two parameters': (unique: string) => `https://example.com:8443/Assay?event=${unique}&shop=1`,
};

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label, place) => {
  const eventType = needed(context.fixtures.eventType, 'eventType');
  const unique = context.unique(`event/${label}`);
  const turn = place === undefined ? 'percent code' : turnOf(place, 'listenerUrl');
  return {
    EventType: eventType,
    // Of its own: one application may subscribe to a type of events once only (rule 3).
    Application: `Assay ${unique}`,
    ListenerURL: listenerUrls[turn](unique),
  };
};
