import type { Fixtures } from '../../config/Settings.ts';
import { MissingFixtureError, needed } from '../../generators/records/Build.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import type { BlockCause, SizeLimit } from '../verdicts/Judgement.ts';
import type { EvidenceSpec } from './EvidenceSpec.ts';
import type { GatherContext } from './GatherContext.ts';

/**
 * The answers to one scenario of calls. `answer` is judged; `others` are compared with it. `Names` are the names of `others`,
 * where they are known.
 */
export interface Evidence<Names extends string = string> {
  readonly answer: Answer;
  readonly others: Others<Names>;
  /** For a generated case: every trial that was made. If one failed, only the smallest failing trial. */
  readonly trials?: readonly Evidence[];
  /** Answers of other scenarios of the same operation and place, judged together with this one. */
  readonly further?: readonly FurtherAnswer[];
  /** What the smallest failing trial was made from, as data that can be read and sent again. */
  readonly counterexample?: unknown;
  /** The paths requested from the run's own listener during the scenario; absent where none listened. */
  readonly heard?: readonly string[];
  /**
   * Calls that got no answer, when the scenario went on without them. `answer` and `others` are then about other records. Each
   * has the name it would have in `others`.
   */
  readonly unanswered?: Answers;
  /**
   * Reads of another scenario that show what the formats keep of a text (XF-1), each by the name that it has there. They are no answers to
   * this one: no verdict rests on how they were answered, or lists them.
   */
  readonly witnesses?: Answers;
  /** Set when the answers come from several scenarios, so that none depends on what another left behind. */
  readonly pooled?: true;
  /** Set when the check itself judges a missing answer, instead of treating it as a network error (ERR-5). */
  readonly silence?: 'judged';
}

type Others<Names extends string> = string extends Names
  ? Readonly<Record<string, Answer>>
  : { readonly [Name in Names]?: Answer };

/** An answer of another scenario, and what a lawful server would answer there. */
export interface FurtherAnswer {
  readonly answer: Answer;
  readonly expects: EvidenceSpec['expects'];
  /** Whether the call carries odd values, which their own clauses judge. */
  readonly holdsOddValues?: true;
}

/** Evidence, or why there is none. */
export type Gathered<Names extends string = string> =
  | { readonly kind: 'evidence'; readonly evidence: Evidence<Names> }
  | {
      readonly kind: 'blocked';
      readonly cause: BlockCause;
      readonly limit?: SizeLimit;
      readonly message: string;
      readonly answer?: Answer;
    };

/** Why there is no evidence. */
export type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }>;

/** One answer as evidence, with those of the others that came. A typed probe takes only its own names. */
export const asEvidence = <Names extends string = string>(
  answer: Answer,
  others: NoInfer<{ readonly [Name in Names]?: Answer | undefined }> = {},
): Gathered<Names> => {
  const had = Object.entries<Answer | undefined>(others).filter(([, other]) => other !== undefined);
  return { kind: 'evidence', evidence: { answer, others: Object.fromEntries(had) as Others<Names> } };
};

/** There is no evidence, for this reason. `answer` is the one that shows it. */
export const blockedEvidence = (
  cause: BlockedEvidence['cause'],
  message: string,
  answer?: Answer,
): BlockedEvidence => ({ kind: 'blocked', cause, message, ...(answer === undefined ? {} : { answer }) });

/** Why there is no evidence: the operator's fixtures do not name what it needs. */
export const missingFixture = (fixture: string): BlockedEvidence =>
  blockedEvidence(
    `fixture:${fixture}`,
    `the fixtures name no ${fixture}; \`assay list --fixtures\` prints what a full run needs`,
  );

/** Ends a scenario whose evidence can't be gathered. The store of evidence keeps the reason (`gathered`) in its place. */
export class EvidenceUnavailable extends Error {
  override readonly name = 'EvidenceUnavailable';
  readonly gathered: Gathered;

  constructor(gathered: BlockedEvidence) {
    super(gathered.message);
    this.gathered = gathered;
  }
}

/** Why evidence can't be gathered, as an error says it; undefined for any other error. */
export function reasonIn(error: unknown): Gathered | undefined {
  if (error instanceof EvidenceUnavailable) return error.gathered;
  return error instanceof MissingFixtureError ? missingFixture(error.fixture) : undefined;
}

/** What the operator's fixtures hold under that name; raises MissingFixtureError where they hold nothing. */
export const fixtureOf = <Name extends keyof Fixtures>(
  { fixtures }: Pick<GatherContext, 'fixtures'>,
  name: Name,
): Exclude<Fixtures[Name], undefined> => needed(fixtures[name], name);

/** The evidence that was gathered; raises EvidenceUnavailable where none was. */
export function evidenceIn(gathered: Gathered): Evidence {
  if (gathered.kind === 'blocked') throw new EvidenceUnavailable(gathered);
  return gathered.evidence;
}

/** The answer of other evidence; undefined where there is none. */
export const answerIn = (gathered: Gathered): Answer | undefined =>
  gathered.kind === 'evidence' ? gathered.evidence.answer : undefined;
