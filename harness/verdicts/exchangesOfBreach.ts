import { readResponse } from '../addressing/readResponse.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import { remembered } from '../evidence/remembered.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Case, CheckContext } from './Case.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { Judgement, Violation } from './Judgement.ts';

/** Evidence with this many answers is listed whole: a reader wants all of a short scenario. */
const mostAnswersListed = 8;

/** How many parts of longer evidence we try to leave out before listing what remains. */
const mostTries = 12;

/** What a check found, and in which evidence. */
export interface FoundBreach {
  readonly item: Case;
  readonly evidence: Evidence;
  readonly context: CheckContext;
  /** At least one; the first decides. */
  readonly violations: readonly Violation[];
  /** Exchanges in which the case yields to an earlier clause (`yielded.ts`). What the check finds there does not count. */
  readonly yieldedExchanges?: ReadonlySet<string>;
}

/**
 * The exchanges that a finding lists. The one that decides comes first, then those that show the same elsewhere, then what else
 * the check needs. Long evidence is cut down to what gives the same verdict. The main answer is always kept.
 */
export function exchangesOfBreach(found: FoundBreach): readonly string[] {
  const { evidence, violations } = found;
  const units = unitsOf(evidence);
  const breaking = violations.map(({ exchange }) => exchange.id);
  const isBreaking = (unit: readonly string[]): boolean => unit.some((id) => breaking.includes(id));
  const kept = (among: readonly (readonly string[])[]): readonly string[] => [
    ...new Set([...breaking, ...among.flat()]),
  ];
  if (units.length <= mostAnswersListed) return kept(units);

  const said = inWords({ kind: 'judged', violations });
  const suffice = (among: readonly (readonly string[])[]): boolean => {
    try {
      const ids = kept(among);
      return inWords(judgedOn(found, evidenceOf(evidence, new Set(ids)))) === said;
    } catch {
      return false;
    }
  };
  const [main = [], ...others] = units;
  const fewest = [main, ...others.filter(isBreaking)];
  if (suffice(fewest)) return kept(fewest);
  let left = others;
  let tries = 0;
  for (let parts = 2; parts <= left.length && tries < mostTries; parts *= 2) {
    const size = Math.ceil(left.length / parts);
    for (let from = 0; from < left.length && tries < mostTries; tries++) {
      const fewer = left.filter((unit, index) => index < from || index >= from + size || isBreaking(unit));
      if (fewer.length < left.length && suffice([main, ...fewer])) left = fewer;
      else from += size;
    }
  }
  return kept([main, ...left]);
}

/**
 * Judges a breach again using only the exchanges that its verdict lists, with their bytes decoded again. Undefined when the
 * result is the same; otherwise the new result in words.
 */
export function otherwiseAlone(found: FoundBreach, listed: readonly string[]): string | undefined {
  const { evidence, violations } = found;
  const known = new Set(unitsOf(evidence).flat());
  const foreign = listed.find((id) => !known.has(id));
  if (foreign !== undefined) return `the evidence holds no exchange ${foreign}`;
  const [first] = listed;
  if (first !== violations[0]?.exchange.id) return `${first} comes first and does not decide`;
  try {
    const alone = inWords(judgedOn(found, evidenceOf(evidence, new Set(listed), readingAgain())));
    return alone === inWords({ kind: 'judged', violations }) ? undefined : alone;
  } catch (error) {
    return String(error);
  }
}

/** What the check says about other evidence, ignoring the exchanges in which the case yields. */
function judgedOn({ item, context, yieldedExchanges: yielded }: FoundBreach, evidence: Evidence): Judgement {
  const judgement = checkEvidence(item, evidence, context);
  if (judgement.kind !== 'judged' || yielded === undefined) return judgement;
  return {
    ...judgement,
    violations: judgement.violations.filter(({ exchange }) => !yielded.has(exchange.id)),
  };
}

/** The exchanges of the answers in some evidence, with the main answer's first. A call and its detour stay together. */
function unitsOf(evidence: Evidence): readonly (readonly string[])[] {
  const units = new Map<string, readonly string[]>();
  const add = (answer: Answer): void => {
    const { exchange, detour } = answer;
    units.set(exchange.id, detour === null ? [exchange.id] : [detour.refused.exchange.id, exchange.id]);
  };
  const detoured = new Set(
    everyAnswer(evidence).flatMap(({ detour }) => (detour === null ? [] : [detour.refused])),
  );
  for (const answer of everyAnswer(evidence)) if (!detoured.has(answer)) add(answer);
  return [...units.values()];
}

/** The part of the evidence that came from those exchanges; `read` may decode their bytes again. */
function evidenceOf(
  evidence: Evidence,
  listed: ReadonlySet<string>,
  read: (answer: Answer) => Answer = (answer) => answer,
): Evidence {
  const isListed = ({ exchange, detour }: Answer): boolean =>
    listed.has(exchange.id) && (detour === null || listed.has(detour.refused.exchange.id));
  if (!isListed(evidence.answer))
    throw new Error(`the exchange ${evidence.answer.exchange.id} of the main answer is not listed`);
  const { others, trials, further } = evidence;
  return {
    ...evidence,
    answer: read(evidence.answer),
    others: Object.fromEntries(
      Object.entries(others).flatMap(([name, answer]) => (isListed(answer) ? [[name, read(answer)]] : [])),
    ),
    ...(trials === undefined
      ? {}
      : {
          trials: trials
            .filter(({ answer }) => isListed(answer))
            .map((trial) => evidenceOf(trial, listed, read)),
        }),
    ...(further === undefined
      ? {}
      : {
          further: further.flatMap((one) =>
            isListed(one.answer) ? [{ ...one, answer: read(one.answer) }] : [],
          ),
        }),
  };
}

/** Decodes the bytes of answers again. Two uses of one answer still share one. */
function readingAgain(): (answer: Answer) => Answer {
  const once = remembered((answer: Answer): Answer => {
    const { readAs: _, ...rest } = answer;
    const { decoded, decodeError, readAs } = readResponse(answer.call, answer.exchange);
    const { detour } = answer;
    return {
      ...rest,
      decoded,
      decodeError,
      ...(readAs === null ? {} : { readAs }),
      detour: detour === null ? null : { ...detour, refused: once(detour.refused) },
    };
  });
  return once;
}

/** A judgement as text; equal verdicts give equal text. */
function inWords(judgement: Judgement): string {
  if (judgement.kind !== 'judged')
    return `${judgement.kind} ${'cause' in judgement ? judgement.cause : ''}: ${judgement.message}`;
  const [first] = judgement.violations;
  if (first === undefined) return 'passed';
  const { message, expected, actual, path, exchange } = first;
  return [`violations: ${judgement.violations.length}`, message, expected, actual, path, exchange.id].join(
    '\n',
  );
}
