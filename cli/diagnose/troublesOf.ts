import type { Settings } from '../../config/Settings.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type FindingGroup, groupsOf } from '../../reports/findings.ts';
import { isStrictBreach } from '../../reports/summarise.ts';
import { isJudged } from '../../reports/verdictStatus.ts';
import { adviceOn } from './answerChecks.ts';
import { type Cause, causesOf, explainedBy } from './causesOf.ts';
import { candidatesIn } from './chooseGet.ts';
import { type Facts, type Trouble, weights } from './Diagnosis.ts';
import type { Examined } from './examine.ts';
import { failingGet } from './failingGet.ts';
import { networkTroubles, restsOnMishap } from './networkTroubles.ts';
import { remarksOn } from './remarksOn.ts';
import { whyNotCalled } from './unhurried.ts';

/** Everything that is wrong with a target or worth knowing about it, the worst first. `target`: its name without secrets. */
export function troublesOf(
  target: string,
  seen: Examined,
  facts: Facts,
  { strict, scope }: Pick<Settings, 'strict' | 'scope'>,
): readonly Trouble[] {
  const { absent, verdicts } = seen;
  if (absent !== null) return [absence(seen, absent.message, target), ...remarksOn(facts, seen)];
  const causes = causesOf(seen, facts);
  const isLimited = causes.some(({ topic }) => topic === 'limit');
  const isMishap = restsOnMishap(seen);
  const isExplained = ({ call: { format } }: Answer): boolean => explainedBy(causes, 'FMT-1', [format]);
  const all = [
    ...networkTroubles(seen),
    ...causes.map(({ explains: _, ...trouble }) => trouble),
    ...breaches(
      verdicts.filter((verdict) => !isMishap(verdict)),
      causes,
      strict,
    ),
    ...failingGet(seen, candidatesIn(scope)[0], isExplained),
    ...(verdicts.some(isJudged) || causes.length > 0 ? [] : [nothingJudged]),
    ...remarksOn(facts, seen).filter(({ topic }) => topic !== 'limit' || !isLimited),
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
function absence({ further }: Examined, sentence: string, target: string): Trouble {
  if (further.keyHeader != null)
    return {
      weight: 'absent',
      topic: 'key',
      said: `the key is taken in the header ${further.keyHeader} alone, and not in the body (AUTH-1)`,
      advice: 'let the server, or the gateway in front of it, take APIKEY from the body of each call',
      clause: 'AUTH-1',
    };
  if (further.apiAt != null)
    return {
      weight: 'absent',
      topic: 'target',
      said: `the base path is wrong: the API answers at ${further.apiAt}, and not at ${target}`,
      advice: `name ${further.apiAt} with --target`,
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
  const found = groupsOf(left);
  const red = found.filter(({ status }) => status !== 'errored');
  const isBroken = ({ status, cases }: FindingGroup): boolean =>
    status === 'failed' ||
    (isStrict && left.some((verdict) => cases.includes(verdict.id) && isStrictBreach(verdict)));
  return [
    ...red.map((finding): Trouble => {
      const { clause, title, formats, likelyCause } = finding;
      return {
        weight: isBroken(finding) ? 'breach' : 'warning',
        topic: 'answers',
        said: `${clause}, ${formats.join(' ')}: ${title}`,
        advice: `${likelyCause === undefined ? '' : `${likelyCause}; `}${adviceOn(clause)}`,
        clause,
        formats,
      };
    }),
    ...undecided(found.filter(({ status }) => status === 'errored')),
  ];
}

/** One trouble for all that could not be judged, because it mostly has one reason. */
function undecided(errored: readonly FindingGroup[]): readonly Trouble[] {
  // That a call was not made says less than what happened before.
  const first = errored.find(({ message }) => !message.includes(whyNotCalled)) ?? errored[0];
  if (first === undefined) return [];
  const clauses = [...new Set(errored.map(({ clause }) => clause))];
  return [
    {
      weight: 'error',
      topic: 'answers',
      said: `${clauses.join(', ')} could not be judged: ${first.message.replace(/\.$/, '')}`,
      advice: 'diagnose again; if it stays so, a run tells more',
      formats: [...new Set(errored.flatMap(({ formats }) => formats))],
    },
  ];
}
