import * as deletes from '../probes/plain/deletes.ts';
import * as gets from '../probes/plain/gets.ts';
import * as shipping from '../probes/plain/shipping.ts';
import * as updates from '../probes/plain/updates.ts';
import * as workOrders from '../probes/plain/workOrders.ts';
import type { OperationSuite } from './probe.ts';

const byName: Readonly<Record<string, OperationSuite>> = {
  ...gets,
  ...updates,
  ...deletes,
  ...shipping,
  ...workOrders,
};

/** What is done with each operation, by its name: every export of `probes/plain/`. */
export const operationSuites: ReadonlyMap<string, OperationSuite> = new Map(Object.entries(byName));
