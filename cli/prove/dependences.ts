import type { TrialOutcome } from './TrialOutcome.ts';

/** A breach of one clause rightly makes another one fail too, because both describe the same bytes. */
export interface Dependence {
  /** The clause that is broken. */
  readonly broken: string;
  /** The clause that may fail with it. */
  readonly also: string;
  /** A fault that breaks the first without the second, which shows that they are two clauses. A proof checks that it does. */
  readonly apart: string;
  readonly reason: string;
}

/** Every dependence that a proof does not count as misplaced blame. */
export const dependences: readonly Dependence[] = [
  {
    broken: 'AUTH-2',
    also: 'ENV-1',
    apart: 'accountBesideKey',
    reason: 'The status block is all that APIKeyGet answers: AUTH-2 asks for it there, ENV-1 everywhere.',
  },
  {
    broken: 'ENV-1',
    also: 'AUTH-2',
    apart: 'statusLeftOut',
    reason: 'A target that sends no status block anywhere sends none for APIKeyGet either.',
  },
  {
    broken: 'FMT-1',
    also: 'ENV-8',
    apart: 'bodiesOnlySaidToBeGzip',
    reason: 'A call that one format does not route reaches no operation, so its answer has no entityID.',
  },
  {
    broken: 'GET-1',
    also: 'GET-10',
    apart: 'batchNumbersRefused',
    reason:
      'A page of one row is a list of one record, so a target that cannot show such a list cannot show such a page.',
  },
  {
    broken: 'GET-5',
    also: 'XF-1',
    apart: 'limitCapped',
    reason:
      'A read at another address may ask for more records than there are, and then gets one fewer than at the default address.',
  },
  {
    broken: 'PO-3',
    also: 'ACT-1',
    apart: 'supplierNameRefused',
    reason:
      "The operator's own sample names its supplier in that way too, so a target that refuses it refuses every insert.",
  },
  {
    broken: 'ACT-6',
    also: 'ACT-2',
    apart: 'secondLineNotShown',
    reason:
      'An update is judged by what a Get shows, so a Get that shows rows wrongly does not show the update either.',
  },
  {
    broken: 'ACT-6',
    also: 'ACT-3',
    apart: 'secondLineNotShown',
    reason: 'What InsertOrUpdate did to a record that was there is judged in the same way.',
  },
  {
    broken: 'ACT-6',
    also: 'ACT-4',
    apart: 'secondLineNotShown',
    reason: 'What InsertOrUpdateNonEmptyFields did to a record that was there is judged in the same way.',
  },
  {
    broken: 'TYP-12',
    also: 'ERR-5',
    apart: 'ampersandsLost',
    reason:
      'Who reads a body in a charset that knows every byte finds none that is wrong, and letters that are others.',
  },
  {
    broken: 'TYP-16',
    also: 'TYP-9',
    apart: 'timesCutOff',
    reason: 'A datetime that one format alone writes wrong is neither what was sent nor what json shows.',
  },
  {
    broken: 'WO-4',
    also: 'WO-1',
    apart: 'returnForgotten',
    reason:
      'A return that counts for more than it says is refused where that much is not allocated any more.',
  },
  {
    broken: 'XF-1',
    also: 'ACT-6',
    apart: 'outside/gridTypeIsTypeInSoap11',
    reason: 'What one format leaves out of all that it reads, it does not show of what was written either.',
  },
  {
    broken: 'XF-1',
    also: 'FLT-1',
    apart: 'outside/gridTypeIsTypeInSoap11',
    reason:
      'What a filter selects is judged by what is shown: a value that one format shows otherwise is searched in vain.',
  },
  {
    broken: 'XF-1',
    also: 'FLT-8',
    apart: 'capitalsInJson',
    reason:
      'The documented examples are searched by a value that is shown, even if other formats show another one.',
  },
  {
    broken: 'XF-2',
    also: 'ACT-6',
    apart: 'currencyOfXmlLostInCsv',
    reason:
      'What one format does not show of what another wrote, it does not show in a sequence of writes in both.',
  },
];

/**
 * Which declared dependences do not hold, in words. On the server that a dependence names, one clause must break without the
 * other.
 */
export function brokenDependences(
  declared: readonly Dependence[],
  outcomes: readonly TrialOutcome[],
): readonly string[] {
  return declared.flatMap(({ broken, also, apart }) => {
    const outcome = outcomes.find(({ trial }) => trial.kind === 'fault' && trial.faults[0] === apart);
    if (outcome === undefined) return [];
    const red = new Set(outcome.breaches.map(({ clause }) => clause));
    if (red.has(broken) && !red.has(also)) return [];
    return [`${broken} is said to break without ${also} on ${apart}, and does not`];
  });
}
