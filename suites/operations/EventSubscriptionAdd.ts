import { event } from '../builds/event.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting } from '../writing.ts';

export const EventSubscriptionAdd: OperationSuite = [inserting({ build: event, effect: 'event' })];
