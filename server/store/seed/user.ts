import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';

/** The user that the key belongs to. */
export const user: RecordValue = {
  UserID: numeric(1),
  UserName: 'sandbox',
  UserFullName: 'Sandbox User, "demo"',
  UserEmail: 'sandbox@example.com',
  UserIsAdministrator: true,
};
