import { endurable, type RequestDefect, undecodable } from '../../../generators/messages/defects.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { answeredZero } from '../../../harness/exchanges/statusBlock.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach, judged, notApplicable, passed } from '../../../harness/verdicts/judgements.ts';
import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { counted } from '../../../harness/words/counted.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { noOperation } from '../../../specs/rules.ts';
import { caseOf } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';
import { hostileProbe, plainEvidence } from '../../probes/hostile/sending.ts';

export const ERR5 = clause('ERR-5', {
  level: 'NOTE',
  statement:
    'A request that cannot be decoded does not succeed, and no input makes the server hang or crash.',
  section: 'Robustness: whoever takes bytes from a network must withstand wrong ones.',
  judging:
    'One defect a probe: malformed and truncated documents, wrong charsets, external entities, entity bombs, huge texts, deep nesting, wrong types, numbers out of range. After each the server still answers APIKeyGet. A listener proves that the server fetches no external entity.',
  open: 'What else such a request is answered.',
  appliesTo: atHome(
    'About the readers of the formats, not about an operation: once in each format at its default address.',
    noOperation,
  ),
  casesAt: (place) => {
    if (!ERR5.appliesTo.holds(place)) return { evidence: [], cases: [] };
    const tried = [...undecodable, ...endurable]
      .filter((defect) => defect.in.includes(place.format))
      .map((defect) => ({ defect, spec: hostileProbe(place, defect) }));
    return {
      evidence: [plainEvidence(place), ...tried.map(({ spec }) => spec)],
      cases: tried.flatMap(({ defect, spec }) => [
        caseOf(spec, { ...note, slug: defect.name }, (evidence) => survived(evidence, defect)),
        ...(defect.name === 'external-entity'
          ? [caseOf(spec, { ...note, slug: `${defect.name}-fetch` }, fetchedNothing)]
          : []),
      ]),
    };
  },
  /** What hostile bytes are answered. */
  observed: {
    observe: ({ answer }, { stage, scenario }) =>
      stage === 'hostile' ? `${scenario}: ${answerWithoutTexts(answer)}` : undefined,
  },
});

const note = { clause: 'ERR-5', level: 'NOTE' } as const;

function survived({ answer, others: { alive } }: Evidence, { name, kind }: RequestDefect): Judgement {
  const violations: Violation[] = [];
  if (kind === 'undecodable' && answeredZero(answer)) {
    const message = `a request that cannot be read (${name}) succeeds`;
    violations.push(breach(answer, message, 'no success', 'ErrorCode "0"'));
  }
  if (alive !== undefined && !isAlive(alive)) {
    const message = `the server no longer works after a request (${name})`;
    violations.push(breach(answer, message, 'APIKeyGet succeeds as before', answerWithoutTexts(alive)));
  }
  return judged(violations);
}

/** Who is told to go away (4xx) after such a request was told so by a server that lives. */
function isAlive(alive: Answer): boolean {
  const status = alive.exchange.response?.status;
  if (status === undefined) return false;
  return (status >= 400 && status < 500) || hasSucceeded(alive);
}

function fetchedNothing({ answer, heard }: Evidence): Judgement {
  if (heard === undefined) {
    return notApplicable(
      'The target is on another host: give --listener-url with an address of this host that it can reach.',
    );
  }
  const message = 'the server fetches an external entity';
  return heard.length === 0
    ? passed
    : judged([breach(answer, message, 'no request to the listener', counted(heard.length, 'request'))]);
}
