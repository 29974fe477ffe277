import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const insertOfTakenIdRefused: Variant = {
  about:
    'Insert with the id of a record that is there is refused (rule 3: only what a lawful server must take; no text says that the id is passed over).',
  hook: onWrite(null, ({ action, id, sent, stored }) => {
    if (action === 'Insert' && stored !== undefined)
      throw new OperationFailure(`Violation of PRIMARY KEY: ${id} ${member.int(sent, id)} exists already.`);
    return undefined;
  }),
};
