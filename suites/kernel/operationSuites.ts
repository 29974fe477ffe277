import { loadFolder } from '../../specs/loadFolder.ts';
import type { OperationSuite } from './Scenario.ts';

/** What is done with each operation, by its name; one file each in `operations/`. */
export const operationSuites: ReadonlyMap<string, OperationSuite> = await loadFolder<OperationSuite>(
  import.meta.url,
  '../operations',
);
