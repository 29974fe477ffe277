import { wholeMembers } from '../../generators/messages/readMembers.ts';
import { textScenarios } from '../../generators/oddValues/textProbes.ts';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { everyAnswer } from '../../harness/evidence/everyAnswer.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { readUntilShown } from '../../harness/settle/readUntilShown.ts';
import { lacksLastOf } from '../../harness/writes/lateReads.ts';
import { isWritten, writtenIn } from '../../harness/writes/recordsOfRun.ts';
import { triedAnswers } from '../../harness/writes/slottedOf.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { readsWhatIsWritten } from '../../specs/rules.ts';
import { writeOf } from '../../specs/writtenAndRead.ts';
import { operationsWhere } from '../kernel/probe.ts';
import { inManyFormats, keyInFormat, keyOfRunReads, readInEachFormat } from './everyFormat.ts';
import { datesScenario } from './scenarioNames.ts';

/** The plain record of a format stands beside its texts, to show what a read shows at all. */
export const plainIn = (format: Format): string => `plain-${format}`;
/** The read of a record alone, right after it was written. */
export const firstReadIn = (format: Format): string => `first-${format}`;

/**
 * One read in every format that shows all records that the run wrote. It comes after all writes of the run, waits until the first format
 * shows them (ACT-6), and is shared by whatever judges them (TYP-9, TYP-12, XF-2).
 */
export function readsOfRunRecords(get: Operation, selected: readonly Format[]): EvidenceSpec {
  const follows = selected.flatMap((format) =>
    [
      plainCall,
      ...textScenarios(writeOf(get).name),
      ...(get.name === 'CompanyGet' ? [datesScenario] : []),
    ].map((scenario) => keyInFormat(writeOf(get), format, scenario)),
  );
  return {
    ...inManyFormats(get, selected, 'own'),
    follows,
    gather: async (context) => {
      const gathered = await Promise.all(follows.filter(context.isPlanned).map(context.other));
      const writes = gathered.flatMap((one) => (one.kind === 'evidence' ? everyAnswer(one.evidence) : []));
      const read = () => readInEachFormat(context.call, get, selected, wholeMembers(context, get));
      const isShown = ({ evidence }: Awaited<ReturnType<typeof read>>) =>
        !lacksLastOf(writes, evidence.answer, context.journal);
      return (await readUntilShown(context, read, isShown)).answer;
    },
  };
}

/** What was written by one scenario in every format, and the reads of it. */
const written = (
  get: Operation,
  selected: readonly Format[],
  scenario: string,
  slot: (answers: Answers, control: Answer) => Answers,
): EvidenceSpec => {
  const reads = keyOfRunReads(get);
  return {
    ...inManyFormats(get, selected, `own-${scenario}`),
    requires: [reads, ...selected.map((format) => keyInFormat(writeOf(get), format, scenario))],
    gather: async (context) => {
      const read = await context.other(reads);
      if (read.kind === 'blocked') return read;
      const others: Record<string, Answer> = { ...read.evidence.others };
      let obstacle: Gathered | undefined;
      for (const format of selected) {
        const gathered = await context.other(keyInFormat(writeOf(get), format, scenario));
        if (gathered.kind === 'blocked') {
          obstacle ??= gathered;
          continue;
        }
        const { answer, others: tried } = gathered.evidence;
        others[plainIn(format)] = answer;
        for (const [which, one] of Object.entries(slot(tried, answer)))
          others[writtenIn(format, which)] = one;
      }
      if (!Object.keys(others).some(isWritten) && obstacle !== undefined) return obstacle;
      return { kind: 'evidence', evidence: { answer: read.evidence.answer, others, pooled: true } };
    },
  };
};

/** The plain records, and of each the read that was made of it alone. */
export const ownPlain = (get: Operation, selected: readonly Format[]): EvidenceSpec => {
  const spec = written(get, selected, plainCall, (_, control) => ({ plain: control }));
  const firstKey = (format: Format): string => keyInFormat(get, format, 'read-back');
  return {
    ...spec,
    requires: [...(spec.requires ?? []), ...selected.map(firstKey)],
    gather: async (context) => {
      const gathered = await spec.gather(context);
      if (gathered.kind === 'blocked') return gathered;
      const others: Record<string, Answer> = { ...gathered.evidence.others };
      for (const format of selected) {
        const first = await context.other(firstKey(format));
        if (first.kind === 'evidence') others[firstReadIn(format)] = first.evidence.answer;
      }
      return { kind: 'evidence', evidence: { ...gathered.evidence, others } };
    },
  };
};

/** The records with hazards in their texts, by the scenario that sent them. */
export const ownTexts = (get: Operation, selected: readonly Format[]): readonly EvidenceSpec[] =>
  textScenarios(writeOf(get).name).map((scenario) => written(get, selected, scenario, triedAnswers));

/** The records with dates. */
export const ownDates = (get: Operation, selected: readonly Format[]): EvidenceSpec =>
  written(get, selected, datesScenario, triedAnswers);

/** The Gets that show texts which the run wrote (TYP-12). */
export const textGets = [...operations.values()].filter(
  (one) => one.kind === 'get' && operationsWhere(readsWhatIsWritten)(one),
);
