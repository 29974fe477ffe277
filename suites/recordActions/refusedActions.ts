import type { Subject } from '../Subject.ts';
import type { Action } from './Kind.ts';
import { refusals } from './refusals.ts';

const actions = ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'] as const;

/** The actions that a chain shows to be refused wherever they were sent, each with its first refusal. */
export const refusedActions = (
  chain: Subject,
): readonly { readonly action: Action; readonly step: Subject }[] =>
  actions.flatMap((action) => {
    const [step] = refusals(chain, action);
    return step === undefined ? [] : [{ action, step }];
  });
