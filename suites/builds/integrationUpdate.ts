import { caseSeed } from '../../harness/caseSeed.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Build } from '../writing.ts';

/** A note of a change of its own; its JsonData is JSON, and has no syntax of any format in it. */
export const integrationUpdate: Build = (context, label) => ({
  Entity: 'Product',
  EntityIDs: '1',
  Action: 'Update',
  Application: 'Assay',
  Tries: numeric(0),
  JsonData: `${1000 + (caseSeed(context.seed, label) % 9000)}`,
  Payload: `made by assay ${context.unique(`integrationUpdate/${label}`)}`,
});
