import { eventShape, integrationUpdateShape } from '../shapes/accountShapes.ts';
import { answer, entityID, InternalErrorCode, writeRequest } from '../shapes/envelopeShapes.ts';
import { keep } from '../store/World.ts';
import { sum } from '../values/decimal.ts';
import { record, shape } from '../values/MemberType.ts';
import { numberOf, recordOf, textOf } from '../values/Value.ts';
import { requireText, requireUrl } from './checks.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { tidyRecord } from './tidyRecord.ts';
import { writeRecord } from './writeRecord.ts';

/** The events that this server knows. */
export const EVENT_TYPES: readonly string[] = ['DocumentSaved', 'StockLow'];

/** The server counts the tries itself: one with each write. */
const IntegrationUpdateUpdate: Operation = {
  route: 'IntegrationUpdate',
  request: writeRequest(shape({ parts: { mvIntegrationUpdate: record(integrationUpdateShape) } })),
  response: answer({ mvIntegrationUpdate: record(integrationUpdateShape), entityID, InternalErrorCode }),
  run: (request, world) =>
    writeRecord(request, world, {
      kind: 'integration update',
      recordMember: 'mvIntegrationUpdate',
      idMember: 'IntegrationUpdateID',
      table: ({ tables }) => tables.integrationUpdates,
      complete: (draft, previous) => ({
        ...draft,
        Tries: previous ? sum([numberOf(previous, 'Tries'), '1']) : '1',
        IntegrationUpdateDateTime: draft.IntegrationUpdateDateTime ?? Date.now(),
      }),
    }),
};

const EventSubscriptionAdd: Operation = {
  request: writeRequest(shape({ parts: { mvEvent: record(eventShape) } })),
  response: answer({ mvEvent: record(eventShape), entityID }),
  run: (request, world) => {
    const sent = tidyRecord(recordOf(request, 'mvEvent'));
    requireText(sent, 'ListenerURL', 2000);
    requireUrl(sent, 'ListenerURL');
    if (!EVENT_TYPES.includes(textOf(sent, 'EventType')))
      throw new Refusal('There is no such event type.', 'EventType');
    const EventID = world.takeId();
    return { mvEvent: keep(world.tables.events, EventID, { ...sent, EventID }), entityID: EventID };
  },
};

/** The operations of integration updates and events. */
export const integrationOperations = { IntegrationUpdateUpdate, EventSubscriptionAdd };
