import type { OperationSuite } from '../../kernel/probe.ts';
import * as deletes from './deletes.ts';
import * as gets from './gets.ts';
import * as shipping from './shipping.ts';
import * as updates from './updates.ts';
import * as workOrders from './workOrders.ts';

const byName: Readonly<Record<string, OperationSuite>> = {
  ...gets,
  ...updates,
  ...deletes,
  ...shipping,
  ...workOrders,
};

/** What is done with each operation, by its name: every export of `probes/plain/`. */
export const operationSuites: ReadonlyMap<string, OperationSuite> = new Map(Object.entries(byName));
