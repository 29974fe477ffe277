import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isUnreadable2xx } from '../exchanges/unreadable.ts';
import { blocked } from '../verdicts/judgements.ts';
import { unreadableCause } from '../verdicts/unreadableCause.ts';
import { filterOf, isMisselected, isWithoutEffect, type SelectionTrial } from './selectionTrial.ts';

/** The names of the answers beside the control of a filter. */
export type ControlNames = 'joined' | 'jsonWhole' | 'jsonFiltered' | 'otherWhole' | 'otherFiltered';

/** What the control shows: a filter that works and by which call, or which clause's breach stands in the way. */
type ControlOutcome =
  | { readonly kind: 'works'; readonly trial: SelectionTrial }
  /** None works; `trial` is the first. */
  | { readonly kind: 'dead'; readonly trial: SelectionTrial }
  /** Only with an AndOr, which the first filter need not have (FLT-3). */
  | { readonly kind: 'joined'; readonly trial: SelectionTrial }
  | ReturnType<typeof blocked>;

/** What the evidence of a control shows. */
export function controlIn({ others, trials = [] }: Evidence<ControlNames>): ControlOutcome {
  const alone = trials.filter(({ answer }) => filterOf(answer).AndOr === undefined);
  const working = alone.find((trial) => !isWithoutEffect(trial));
  if (working !== undefined) return { kind: 'works', trial: working };
  const [firstTrial] = alone;
  if (firstTrial === undefined) return blocked('nothing', 'no filter could be sent');
  const joined = trials.find(({ answer }) => answer === others.joined);
  if (joined !== undefined && !isWithoutEffect(joined)) return { kind: 'joined', trial: firstTrial };
  const { call, detour } = firstTrial.answer;
  if (isUnreadable2xx(firstTrial.answer) && (joined === undefined || isUnreadable2xx(joined.answer)))
    return blocked(unreadableCause(firstTrial.answer, call), 'a filtered call brings no readable answer');
  if (detour !== null)
    return blocked(
      'clause:FMT-1',
      `the target does not read ${call.format}, and how filters travel another way is not shown`,
    );
  const { jsonWhole, jsonFiltered, otherWhole, otherFiltered } = others;
  if (!isHeeded(jsonWhole, jsonFiltered) || isHeeded(otherWhole, otherFiltered))
    return { kind: 'dead', trial: firstTrial };
  return blocked(
    'layout',
    `json takes Filters, ${call.format} does not. The document does not show how their items are written; see the settings dialect.itemNames.Filter and dialect.xmlNamespaces.base`,
  );
}

/**
 * When a filter of the control is asked again: where it has no effect, or any fault. One that is passed over seems to leave out a record
 * that was deleted meanwhile.
 */
export const askAgainIf = {
  isBroken: isWithoutEffect,
  isDoubtful: (trial: SelectionTrial): boolean => isWithoutEffect(trial) || isMisselected(trial),
} as const;

/** Whether a filter had an effect on a Get, beside the same Get without it. */
export const isHeeded = (before: Answer | undefined, answer: Answer | undefined): boolean =>
  before !== undefined && answer !== undefined && !isWithoutEffect({ answer, others: { before } });
