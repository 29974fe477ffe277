import type { Answer } from '../../../harness/Answer.ts';
import { answeredZero } from '../../../harness/answeredZero.ts';
import type { Case } from '../../../harness/Case.ts';
import type { Evidence, EvidenceSpec } from '../../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import type { Place } from '../../../specs/Clause.ts';
import { atDefaultAddress, both, noOperation } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { breach, judged, notApplicable } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { endurable, type RequestDefect, undecodable } from '../../probes/hostile/defects.ts';
import { hostileProbe, plainCall } from '../../probes/hostile/sending.ts';
import { answerInWords } from '../../probes/profile.ts';

const id = 'ERR-5';

/** What cannot be read is no success, nothing kills the server, and nothing makes it fetch what a document names. */
export const ERR5: JudgedClause = clause('ERR-5', {
  level: 'NOTE',
  statement:
    'A request that cannot be decoded is not answered with success, and no input makes the server hang or die.',
  section: 'Robustness: whoever takes bytes from a network must withstand wrong ones.',
  judging:
    'One defect a probe: malformed and truncated documents, wrong charsets, external entities, entity bombs, huge texts, deep nesting, wrong types, numbers out of range. After each the server still answers APIKeyGet. That no external entity is fetched is proven by a listener.',
  open: 'What else such a request is answered.',
  appliesTo: {
    reason:
      'About the readers of the formats, not about an operation: once in each format at its default address.',
    holds: both(noOperation, atDefaultAddress),
  },
  placed: (place) => {
    if (!ERR5.appliesTo.holds(place)) return { evidence: [], cases: [] };
    const made = [...undecodable, ...endurable]
      .filter((defect) => defect.in.includes(place.format))
      .map((defect) => ({ defect, spec: hostileProbe(place, defect) }));
    return {
      evidence: [plainCall(place), ...made.map(({ spec }) => spec)],
      cases: made.flatMap(({ defect, spec }) => [
        caseOf(place, defect.name, spec, (evidence) => survived(evidence, defect)),
        ...(defect.name === 'external-entity'
          ? [caseOf(place, `${defect.name}-fetch`, spec, fetchedNothing)]
          : []),
      ]),
    };
  },
  /** What hostile bytes are answered. */
  observed: {
    observe: ({ answer }, { stage, scenario }) =>
      stage === 'hostile' ? `${scenario}: ${answerInWords(answer)}` : undefined,
  },
});

function caseOf(place: Place, slug: string, spec: EvidenceSpec, check: Case['check']): Case {
  return {
    id: `${place.format}/-/${id}/${slug}`,
    clause: id,
    level: 'NOTE',
    ...place,
    evidence: spec.key,
    check,
  };
}

function survived({ answer, others }: Evidence, { name, kind }: RequestDefect): Judgement {
  const violations: Violation[] = [];
  if (kind === 'undecodable' && answeredZero(answer)) {
    violations.push(
      breach(answer, `a request that cannot be read (${name}) succeeds`, 'no success', 'ErrorCode "0"'),
    );
  }
  if (others.alive !== undefined && !isAlive(others.alive)) {
    violations.push(
      breach(
        answer,
        `the server no longer works after a request (${name})`,
        'APIKeyGet succeeds as before',
        answerInWords(others.alive),
      ),
    );
  }
  return judged(violations);
}

/** Who is told to go away (4xx) after such a request was told so by a server that lives. */
function isAlive(alive: Answer): boolean {
  const status = alive.exchange.response?.status;
  if (status === undefined) return false;
  return (status >= 400 && status < 500) || outcomeOf(alive, 'success') === 'succeeded';
}

function fetchedNothing({ answer, heard }: Evidence): Judgement {
  if (heard === undefined) {
    return notApplicable(
      'The target is on another host: give --listener-url with an address of this host that it can reach.',
    );
  }
  if (heard.length === 0) return judged([]);
  return judged([
    breach(
      answer,
      'the server fetches an external entity',
      'no request to the listener',
      `${heard.length} requests`,
    ),
  ]);
}
