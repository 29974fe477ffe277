import type { Case } from '../../../harness/Case.ts';
import type { EvidenceSpec } from '../../../harness/Evidence.ts';
import { isAnswered } from '../../../harness/silence.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { atDefaultAddress, both, readsRecords, responseHolds } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { clocks } from '../../compare/clocks.ts';
import { judgedIn, readIn } from '../../compare/majority.ts';
import { namesIn } from '../../compare/ownRecords.ts';
import type { Across } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { everyFormat } from '../../probes/everyFormat.ts';
import { isWritten, ownDates, ownReads } from '../../probes/ownReads.ts';
import { nameMember } from '../../probes/records/plainRecords.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/** The same datetime in json and in the other formats is the same wall-clock time. */
export const TYP9: JudgedClause = clause('TYP-9', {
  level: 'MUST',
  statement: 'The same datetime in json and in the other formats is the same wall-clock time.',
  section: 'Conventions',
  judging:
    'With an offset other than zero, milliseconds plus offset are the local time. With +0000 or -0000 either that holds as well, or the zone of the server is inferred: local time minus UTC is a multiple of 15 minutes within 14 hours and a function of the time, with at most two values within a month and three within a year. A time with a designator (TYP-7) may also be the instant that json shows.',
  open: 'Times before 1970 other than unset are observed. Where some zone changes its clock within a day, that change either way.',
  appliesTo: {
    reason: 'Only a Get gives the same record in every format; those whose records hold a datetime.',
    holds: both(readsRecords, responseHolds('datetime'), atDefaultAddress),
  },
  across: acrossFormats,
});

/**
 * The same datetime in json and in the other formats is the same wall-clock time. Companies are the run's own, with
 * dates that it sent; the others are whatever the target holds.
 */
function acrossFormats(selected: readonly Format[]): ReturnType<Across> {
  if (!selected.includes('json') || selected.length < 2) return { evidence: [], cases: [] };
  const dated = [...operations.values()].filter((operation) =>
    TYP9.appliesTo.holds({ operation, format: 'json', address: 'path' }),
  );
  const made = dated.map((operation) => {
    const evidence = isOwned(operation)
      ? [ownReads(operation, selected), ownDates(operation, selected)]
      : [everyFormat(operation, selected)];
    return { operation, evidence };
  });
  return {
    evidence: made.flatMap(({ evidence }) => evidence),
    cases: made.flatMap(({ operation, evidence }) => {
      const spec = evidence.at(-1);
      return spec === undefined ? [] : selected.map((format) => sameClock(operation, format, spec, selected));
    }),
  };
}

const isOwned = ({ name }: Operation): boolean => nameMember[name] !== undefined;

function sameClock(
  operation: Operation,
  format: Format,
  spec: EvidenceSpec,
  selected: readonly Format[],
): Case {
  return {
    id: `${format}/${operation.name}/TYP-9`,
    clause: 'TYP-9',
    level: 'MUST',
    operation,
    format,
    address: defaultAddress(format),
    evidence: spec.key,
    check: (evidence, context) => {
      const answer = evidence.others[readIn(format)];
      const obstacle = judgedIn('TYP-9', answer, format, spec, context);
      if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
      for (const [key, write] of Object.entries(evidence.others)) {
        const other =
          isWritten(key) && isAnswered(write) ? supersededWrite(context, write, answer) : undefined;
        if (other !== undefined) return other;
      }
      const names = isOwned(operation) ? namesIn(operation, evidence) : undefined;
      const counts = (record: RecordValue): boolean =>
        names === undefined || names.has(String(record[nameMember[operation.name] ?? '']));
      const { met, problems } = clocks(operation, evidence, selected, counts);
      const own = problems.filter((problem) => problem.format === format);
      if (own.length > 0)
        return judged(own.map(({ format: _, ...problem }) => ({ ...problem, exchange: answer.exchange })));
      return (met.get(format) ?? 0) > 0
        ? judged([])
        : blocked('nothing', `no datetime that ${format} shows can be compared`);
    },
  };
}
