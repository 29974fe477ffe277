import type { Case } from '../../harness/Case.ts';
import { demandAnswer, isAnswered } from '../../harness/silence.ts';
import { clause } from '../../specs/clauses.ts';
import type { Format } from '../../specs/Format.ts';
import { readIn } from '../compare/votes.ts';
import type { Across } from '../kernel/Check.ts';
import { blocked, judged } from '../kernel/judgements.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { type FailingCall, failingCalls, majority, plainRefusal } from '../probes/failingCalls.ts';

/** The HTTP status of the same failing call is the same in json, xml, jsv and csv. */
export const XF4: Across = (selected) => {
  const { appliesTo } = clause('XF-4');
  const compared = selected.filter((format) => format !== 'soap11' && format !== 'soap12');
  const calls = failingCalls(selected).filter(
    ({ operation }) => compared.length > 1 && appliesTo.holds({ operation, format: 'json', address: 'path' }),
  );
  return {
    evidence: calls.map(({ spec }) => spec),
    cases: calls.flatMap((call) => compared.map((format) => sameStatus(call, format, compared))),
  };
};

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
          : [
              {
                message: `the same failing call has another HTTP status in ${format}`,
                expected: usual,
                actual,
                path: '',
                exchange: own.exchange,
              },
            ],
      );
    },
  };
}
