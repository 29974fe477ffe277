import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../../harness/evidence/EvidenceSpec.ts';
import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { noOperation } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { specWithoutScenario } from '../../kernel/probe.ts';

/**
 * A call of an operation that does not exist, under a name made for the run (FMT-12). How it is refused is open, so that
 * a cut connection is no error of the network, provided that a call that exists is answered after it.
 */
export const unknownOperation = (place: Place): EvidenceSpec =>
  specWithoutScenario(place, 'unknown-operation', {
    apart: false,
    plan: { calls: ['an operation that does not exist'] },
    gather: async (context) => {
      const answer = await context.callUnknown(`NoSuch${context.unique('operation')}Get`);
      if (answer.exchange.response !== null || answer.exchange.failure?.kind === 'size')
        return asEvidence(answer);
      const alive = await context.call(operationNamed('APIKeyGet'), {});
      if (alive.exchange.response === null) return asEvidence(answer);
      const message = 'the call of an operation that does not exist is cut off, and others are answered';
      return blocked('nothing', message);
    },
  });

export const FMT12 = clause('FMT-12', {
  level: 'SHOULD',
  statement: 'A call of an operation that does not exist does not succeed.',
  section: 'What the service does',
  judging: 'A random name, never answered "0".',
  appliesTo: atHome(
    'About none of the 33 operations: once in each format at its default address.',
    noOperation,
  ),
  checks: [
    {
      answers: 'all',
      reads: 'bytes',
      judge: (subject) => {
        const message = `${subject.answer.call.operationName} does not exist, yet it succeeds`;
        return subject.status?.ErrorCode === '0'
          ? failed(subject, message, 'a failure', 'ErrorCode "0"')
          : [];
      },
    },
  ],
});
