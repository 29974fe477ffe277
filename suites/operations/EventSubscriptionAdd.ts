import type { OperationSuite } from '../kernel/Scenario.ts';
import { event } from '../probes/records/plainRecords.ts';
import { inserting } from '../probes/writing.ts';

export const EventSubscriptionAdd: OperationSuite = [inserting({ build: event, effect: 'event' })];
