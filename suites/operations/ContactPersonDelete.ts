import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

export const ContactPersonDelete: OperationSuite = [
  deletingDisposable('contactPersons', (id) => id),
  deletingUnknown(),
];
