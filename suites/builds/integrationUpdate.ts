import { numeric } from '../../specs/numeric.ts';
import type { Build } from '../writing.ts';

/** A note of a change of its own. */
export const integrationUpdate: Build = (context, label) => ({
  Entity: 'Product',
  EntityIDs: '1',
  Action: 'Update',
  Application: 'Assay',
  Tries: numeric(0),
  Payload: `made by assay ${context.unique(`integrationUpdate/${label}`)}`,
});
