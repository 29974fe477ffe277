import type { Judgement } from '../../harness/Judgement.ts';
import { unanswered } from '../../harness/silence.ts';
import type { Check } from '../Check.ts';
import { blocked } from '../judgements.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { type Subject, subjectOf } from '../Subject.ts';
import { together } from '../together.ts';
import { updatingDocument } from '../updatingDocument.ts';
import { recordActions } from './recordActions.ts';

/** What follows the insert in the chain of record actions, and in that of a document. */
const names = [
  'update',
  'update-again',
  'same-again',
  'absent',
  'present',
  'partly',
  'partly-absent',
  'InsertOrUpdate',
  'InsertOrUpdateNonEmptyFields',
  'later',
];

type Options = Pick<Check, 'clause' | 'level'> & { readonly judge: (written: Subject) => Judgement };

/** Asks of every action besides Insert that was taken what is asked of an insert: of all that are, in one case. */
export const writtenAgain = ({ judge, ...check }: Options): readonly Check[] => {
  const asked = (chain: Subject, isOwn: boolean): Judgement => {
    const [silent] = Object.values(chain.evidence.unanswered ?? {});
    return together(
      taken(chain, isOwn).map(judge),
      silent === undefined
        ? blocked('nothing', 'no action besides Insert was taken, in an answer that can be read')
        : unanswered(silent),
    );
  };
  return [
    {
      ...check,
      slug: 'updates',
      scenario: recordActions.name,
      on: 'success',
      reads: 'status',
      when: ({ operation }) => operation?.name !== 'DocumentUpdate',
      judge: (chain) => asked(chain, false),
    },
    {
      ...check,
      slug: 'updates',
      scenario: updatingDocument.name,
      on: 'any',
      reads: 'status',
      judge: (chain) => asked(chain, true),
    },
  ];
};

function taken({ evidence, spec, context, answer }: Subject, isOwn: boolean): readonly Subject[] {
  const answers = [...(isOwn ? [answer] : []), ...names.flatMap((name) => evidence.others[name] ?? [])];
  return answers
    .filter((one) => one.decoded !== null && outcomeOf(one, 'success') === 'succeeded')
    .map((one) => subjectOf({ answer: one, others: {} }, { ...spec, expects: 'success' }, context));
}
