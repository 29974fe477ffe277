import { readsInFormats } from '../../../harness/canonical/answeredReads.ts';
import { blocked, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { isWritten, namesIn } from '../../../harness/writes/recordsOfRun.ts';
import { clocks } from '../../../harness/zone/clocks.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operations } from '../../../specs/operations.ts';
import { readsRecords, readsWhatIsWritten, responseHolds } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { nameMember } from '../../../specs/writtenAndRead.ts';
import { caseOfRead } from '../../kernel/cases.ts';
import { type Across, clause } from '../../kernel/clause.ts';
import { operationsWhere } from '../../kernel/probe.ts';
import { everyFormat } from '../../probes/everyFormat.ts';
import { ownDates, readsOfRunRecords } from '../../probes/readsOfRunRecords.ts';

export const TYP9 = clause('TYP-9', {
  statement: 'A datetime is the same wall-clock time in json and in the other formats.',
  section: 'Conventions',
  judging:
    'With an offset other than zero, milliseconds plus offset are the local time. With +0000 or -0000 that may hold as well. If not, the zone of the server is inferred: local time minus UTC is a multiple of 15 minutes within 14 hours. It depends on the time alone, with at most two values within a month and three within a year. A time with a designator (TYP-7) may also be the instant that json shows.',
  open: 'Times before 1970 other than unset are observed. Where some zone changes its clock within a day, that change either way.',
  appliesTo: atHome(
    'Only a Get gives the same record in every format; those whose records hold a datetime.',
    readsRecords,
    responseHolds('datetime'),
  ),
  casesAcross: inEveryFormat,
});

/** Companies are the run's own, with dates that it sent; the other records are whatever the target holds. */
function inEveryFormat(selected: Parameters<Across>[0]): ReturnType<Across> {
  if (!selected.includes('json') || selected.length < 2) return { evidence: [], cases: [] };
  const reads = [...operations.values()].filter(operationsWhere(TYP9.appliesTo.holds)).map((get) => {
    const judgedOn = isOwned(get) ? ownDates(get, selected) : everyFormat(get, selected);
    return { get, judgedOn, needs: isOwned(get) ? [readsOfRunRecords(get, selected)] : [] };
  });
  return {
    evidence: reads.flatMap(({ needs, judgedOn }) => [...needs, judgedOn]),
    cases: reads.flatMap(({ get, judgedOn }) =>
      selected.map((format) =>
        caseOfRead(format, judgedOn, { clause: 'TYP-9', level: 'MUST' }, (read, evidence, context) => {
          for (const [key, write] of Object.entries(evidence.others)) {
            const superseded =
              isWritten(key) && isAnswered(write) ? supersededWrite(context, write, read) : undefined;
            if (superseded !== undefined) return superseded;
          }
          const names = isOwned(get) ? namesIn(get, evidence) : undefined;
          const counts = (record: RecordValue): boolean =>
            names?.has(String(record[nameMember[get.name] ?? ''])) ?? true;
          const { met, problems } = clocks(get, readsInFormats(evidence, selected), counts);
          const own = problems.filter((problem) => problem.format === format);
          if (own.length > 0)
            return judged(own.map(({ format: _, ...problem }) => ({ ...problem, exchange: read.exchange })));
          return (met.get(format) ?? 0) > 0
            ? passed
            : blocked('nothing', `no datetime that ${format} shows can be compared`);
        }),
      ),
    ),
  };
}

const isOwned = operationsWhere(readsWhatIsWritten);
