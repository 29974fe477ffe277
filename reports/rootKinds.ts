import { fixtureFact } from '../config/fixtureFacts.ts';
import type { Root } from '../harness/verdicts/rootOf.ts';

/** `records`: more of them would have to be read than --max-records allows. The others are as in `Verdict.root`. */
export type RootKind = Root['kind'] | 'records';

interface NamedRoot {
  readonly kind: RootKind;
  readonly name: string;
}

interface SaidRoot extends NamedRoot {
  readonly said?: string;
}

/** What reports say of one kind of root. */
interface KindInWords {
  /** What the cases depend on, worded to follow "blocked". */
  readonly words: (root: SaidRoot) => string;
  /** What an operator can do, so that the next run judges these cases. Commands and names are in backticks. */
  readonly advice: (root: NamedRoot) => string;
  /** Whether the words hold what `said` says. */
  readonly quotes?: true;
}

const rootKinds: Readonly<Record<RootKind, KindInWords>> = {
  fixture: {
    words: ({ name }) => `because the fixture ${name} is missing`,
    advice: ({ name }) =>
      `Add \`${name}\` to the fixtures file: ${fixtureFact(name)?.what ?? 'see its schema'}. \`assay list --fixtures\` prints the form of the file.`,
  },
  scope: {
    words: ({ name }) => `because ${name} is out of scope (see the setting scope)`,
    advice: ({ name }) =>
      `Nothing, if the target does not offer it. Else take \`${name}\` out of the setting \`scope\`.`,
  },
  clause: {
    words: ({ name }) => `by the breach of ${name}`,
    advice: ({ name }) => `Mend the breach of ${name} first. The next run then judges these cases.`,
  },
  refusal: {
    words: ({ name }) => `because ${name} was refused`,
    advice: ({ name }) =>
      `Read the target's answer to ${name}. If the target needs more than the document says, or another date, give it in the fixtures file as \`samples\`.`,
  },
  silence: {
    words: ({ name }) => `because ${name} was not answered`,
    advice: ({ name }) => `Find out why ${name} was not answered, or allow more time with \`--timeout\`.`,
  },
  control: {
    // Results of older versions have no root, and so nothing that was said.
    words: ({ said }) => (said === undefined ? 'because the plain call was refused' : `because ${said}`),
    advice: () =>
      'Open one of these cases. A call before the judged one was refused, or did not have the effect that the case needs, or another client changed the record.',
    quotes: true,
  },
  layout: {
    words: ({ name }) =>
      `because the layout of ${name || 'a call'} was not understood (see the setting dialect)`,
    advice: () =>
      'Say in the setting `dialect` how the target writes this format, or mend the other breaches of this format first.',
  },
  records: {
    words: () => 'because the target has more records than Assay reads (see --max-records)',
    advice: () => 'Allow more records with `--max-records`, or judge a target that holds fewer.',
  },
  size: {
    words: () => 'because the answer is longer than Assay reads',
    advice: () => 'Judge a target that holds fewer or shorter records.',
  },
  allowance: {
    words: ({ name }) =>
      name === '--read-only'
        ? 'because this run only reads (see --read-only)'
        : 'because Assay was not allowed to write to this target (see --allow)',
    advice: ({ name }) =>
      name === '--read-only'
        ? 'If the run may do more than read here, leave out `--read-only`.'
        : 'If the run may do more than read here, say so with `--allow`, such as `--allow writes`.',
  },
  cutOff: {
    words: ({ said }) => `because ${said}`,
    advice: () => 'Run again. A resumed run cannot make these calls a second time.',
    quotes: true,
  },
  nothing: {
    words: () => 'because there was nothing to judge',
    advice: () =>
      'Read what each of these cases says that the target did not show. Often the target needs records of that kind.',
  },
};

/** What cases with this root depend on, worded to follow "blocked". */
export const rootInWords = (root: SaidRoot): string => rootKinds[root.kind].words(root);

/** What an operator can do, so that cases with this root are judged in the next run. Commands and names are in backticks. */
export const adviceFor = (root: NamedRoot): string => rootKinds[root.kind].advice(root);

/** Whether the words of such a root hold what was said, so that nobody says it again beside them. */
export const quotesWhatIsSaid = ({ kind }: Pick<NamedRoot, 'kind'>): boolean =>
  rootKinds[kind].quotes === true;
