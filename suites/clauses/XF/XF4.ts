import type { Case } from '../../../harness/Case.ts';
import { demandAnswer, isAnswered } from '../../../harness/silence.ts';
import type { Format } from '../../../specs/Format.ts';
import { addressIs, both, hasFailingCall } from '../../../specs/rules.ts';
import { readIn } from '../../compare/majority.ts';
import type { Across } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { type FailingCall, failingCalls, majority, plainRefusal } from '../../probes/failingCalls.ts';

/** The HTTP status of the same call is the same in json, xml, jsv and csv. */
export const XF4: JudgedClause = clause('XF-4', {
  level: 'NOTE',
  statement: 'The HTTP status of the same call is the same in json, xml, jsv and csv.',
  section: 'Consistency: clients in several formats should not have to know several habits.',
  judging: 'On failures, for ENV-11 says what a success has.',
  appliesTo: {
    reason:
      'The operations with a call that has to fail or should, on the generic path: a success has status 200 anyway (ENV-11), and SOAP has status rules of its own.',
    holds: both(hasFailingCall, addressIs('path')),
  },
  across: acrossFormats,
});

/** The HTTP status of the same failing call is the same in json, xml, jsv and csv. */
function acrossFormats(selected: readonly Format[]): ReturnType<Across> {
  const { appliesTo } = XF4;
  const compared = selected.filter((format) => format !== 'soap11' && format !== 'soap12');
  const calls = failingCalls(selected).filter(
    ({ operation }) => compared.length > 1 && appliesTo.holds({ operation, format: 'json', address: 'path' }),
  );
  return {
    evidence: calls.map(({ spec }) => spec),
    cases: calls.flatMap((call) => compared.map((format) => sameStatus(call, format, compared))),
  };
}

function sameStatus(
  { operation, slug, spec }: FailingCall,
  format: Format,
  compared: readonly Format[],
): Case {
  return {
    id: `${format}/${operation.name}/XF-4${slug}`,
    clause: 'XF-4',
    level: 'NOTE',
    operation,
    format,
    address: 'path',
    evidence: spec.key,
    check: ({ others }) => {
      const statuses = new Map(
        compared.flatMap((one) => {
          const answer = others[readIn(one)];
          if (answer === undefined || !isAnswered(answer)) return [];
          const status = answer.exchange.response?.status;
          const isTelling =
            plainRefusal(others, one) === undefined && outcomeOf(answer, 'failure') !== 'succeeded';
          return status === undefined || !isTelling ? [] : [[one, String(status)] as const];
        }),
      );
      const own = others[readIn(format)];
      const actual = statuses.get(format);
      const usual = majority(statuses);
      const refusal = plainRefusal(others, format);
      if (refusal !== undefined) return refusal;
      if (own !== undefined) demandAnswer(own);
      if (actual === undefined || own === undefined)
        return blocked('nothing', `the call brought no failure in ${format}`);
      if (usual === undefined || statuses.size < 2)
        return blocked('nothing', 'the call fails in no other format');
      return judged(
        actual === usual
          ? []
          : [breach(own, `the same failing call has another HTTP status in ${format}`, usual, actual)],
      );
    },
  };
}
