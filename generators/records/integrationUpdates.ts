import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { caseSeed } from '../caseSeed.ts';
import { turnOf } from '../turnOf.ts';
import type { RecordSource } from './Build.ts';
import { allActions, type Kind } from './Kind.ts';

/** A note of a change of its own; its JsonData is JSON, and has no syntax of any format in it. */
export const integrationUpdate = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`integrationUpdate/${label}`);
  // A lawful server may keep one for each application, entity, action and ids.
  const first = 1001 + (caseSeed(context.seed, unique) % 1e6);
  return {
    Entity: 'Product',
    // Not in order: they are a text, and come back as sent.
    EntityIDs: [first + 1, first, first + 2].join(','),
    Action: 'Update',
    Application: 'Assay conformance',
    Tries: numeric(0),
    JsonData: `2017${1e9 + (caseSeed(context.seed, label) % 9e9)}`,
    Payload: `Made by Assay ${unique}`,
  };
};

/** How integration updates are written. */
export const integrationUpdateKind: Kind = {
  build: integrationUpdate,
  changed: (text) => ({ Payload: text, Action: 'Delete' }),
  leastChanged: (text) => ({ Payload: text }),
  // What the note is about, and who is to know: a broken server may know some names alone, or keep them as they were.
  changedToo: () => ({ Entity: 'SalesOrder', EntityIDs: '2', Application: 'Assay of another run' }),
  partly: (text, _, [one, other]) => ({ Payload: text, Entity: one, EntityIDs: other }),
  alsoInPartly: (place) =>
    turnOf(place, 'partOfNote') === 'json data' ? { Payload: null, JsonData: '20180000012345' } : {},
  kept: ['Entity', 'EntityIDs', 'Application', 'JsonData'],
  keptElsewhere: ['Payload'],
  ...allActions,
};
