import { breach, isPass } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { hasMatchingRead } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { type ChainStep, stepOf } from '../../probes/recordActions/chain.ts';
import { onStep, strangers } from './chainCheck.ts';

export const ACT11 = clause('ACT-11', {
  level: 'SHOULD',
  statement: 'An unknown or a missing mvRecordAction creates no record.',
  section: 'Endpoints: Common request and response rules',
  judging: 'As the matching Get shows, by unique content; how the call is answered is open (ACT-9).',
  appliesTo: atHome('The writes whose records a Get can read.', hasMatchingRead),
  checks: [
    onStep('unknown-action', unknownMakesNone),
    onStep('missing-action', makesNone, { slug: 'missing' }),
  ],
});

const message = 'a write without a known mvRecordAction made a record';

/** A record with a new id was made. The one that the write named may have been updated (ACT-9). */
function makesNone({ chain, step }: ChainStep) {
  return strangers(chain, step, (found, name) => {
    const member = step.answer.call.operation?.id ?? '';
    const named = writtenRecord(step.answer).sent[member];
    return found
      .filter(({ record }) => !sameNumber(record[member], named))
      .map(({ get, record }) => breach(get, message, `none named ${name}`, shown(record[member])));
  });
}

/** An unknown action makes no record, neither from a record of the chain nor from one that is not there. */
function unknownMakesNone(chainStep: ChainStep) {
  const named = makesNone(chainStep);
  if (!isPass(named)) return named;
  const step = stepOf(chainStep.chain, 'unknown-action-anew');
  return step.kind === 'step' ? makesNone({ ...chainStep, step: step.subject }) : step;
}
