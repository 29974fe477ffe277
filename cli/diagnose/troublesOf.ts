import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { findings } from '../../reports/findings.ts';
import { isStrictBreach } from '../../reports/summarise.ts';
import { isJudged } from '../../reports/verdictStatus.ts';
import { adviceOn } from './answerChecks.ts';
import { type Cause, causesOf, explainedBy } from './causesOf.ts';
import { type Facts, type Trouble, weights } from './Diagnosis.ts';
import type { Seen } from './examine.ts';
import { remarksOn } from './remarksOn.ts';

/** Everything that is wrong with a target or worth knowing about it, the worst first. `target`: its name without secrets. */
export function troublesOf(target: string, seen: Seen, facts: Facts, isStrict: boolean): readonly Trouble[] {
  const { absent, verdicts } = seen;
  if (absent !== null) return [absence(seen, absent.message, target), ...remarksOn(facts, seen)];
  const causes = causesOf(seen, facts);
  const all = [
    ...causes.map(({ explains: _, ...trouble }) => trouble),
    ...breaches(verdicts, causes, isStrict),
    ...(verdicts.some(isJudged) || causes.length > 0 ? [] : [nothingJudged]),
    ...remarksOn(facts, seen),
  ];
  return [...all].sort((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
}

const nothingJudged: Trouble = {
  weight: 'error',
  topic: 'answers',
  said: 'no answer could be judged',
  advice: 'look at what was seen, and allow calls more time with --timeout if answers are slow',
};

/** Why there is no target. A run says that in one sentence; here it is two parts, and sometimes more is known. */
function absence({ trials }: Seen, sentence: string, target: string): Trouble {
  if (trials.keyHeader != null)
    return {
      weight: 'absent',
      topic: 'key',
      said: `the key is taken in the header ${trials.keyHeader} alone, and not in the body (AUTH-1)`,
      advice: 'let the server, or the gateway in front of it, take APIKEY from the body of each call',
      clause: 'AUTH-1',
    };
  if (trials.apiAt != null)
    return {
      weight: 'absent',
      topic: 'target',
      said: `the base path is wrong: the API answers at ${trials.apiAt}, and not at ${target}`,
      advice: `name ${trials.apiAt} with --target`,
    };
  const [, said = sentence, advice = ''] = /^((?:[^(]|\([^)]*\))*?): (.*)\.$/s.exec(sentence) ?? [];
  const topic = /\bcertificate\b/.test(said) ? 'certificate' : /\bkey\b/.test(said) ? 'key' : 'target';
  return { weight: 'absent', topic, said, advice };
}

/** What the clauses say, except what a cause explains. */
function breaches(
  verdicts: readonly Verdict[],
  causes: readonly Cause[],
  isStrict: boolean,
): readonly Trouble[] {
  const left = verdicts.filter(({ clause, format }) => !explainedBy(causes, clause, [format]));
  return findings({ verdicts: left, seed: 0, shown: new Map(), given: [] }).map((finding) => {
    const { clause, status, title, formats, likelyCause, message, places } = finding;
    const isBreach =
      status === 'failed' ||
      (isStrict && left.some((verdict) => places.includes(verdict.id) && isStrictBreach(verdict)));
    return {
      weight: status === 'errored' ? 'error' : isBreach ? 'breach' : 'warning',
      topic: 'answers',
      said: `${clause}, ${formats.join(' ')}: ${status === 'errored' ? message : title}`,
      advice: `${likelyCause === undefined ? '' : `${likelyCause}; `}${adviceOn(clause)}`,
      clause,
      formats,
    };
  });
}
