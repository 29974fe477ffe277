import type { Place } from '../../../specs/Clause.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, hasRequestMember } from '../../../specs/rules.ts';
import { echoGaps } from '../../compare/gaps.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { writtenRecord } from '../../kernel/echo.ts';
import { blocked, judged, messageOf, violation } from '../../kernel/judgements.ts';
import { stepOf } from '../../probes/recordActions/chain.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';
import {
  affectsAnother,
  deletingUnknownOtherwise,
  deletingWith,
  writingWith,
} from '../../probes/recordActions/withApplication.ts';
import { affectedId } from '../../probes/writing.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from './sameWithOptions.ts';

const member = 'mvInsertUpdateDeleteSourceApplication';
const name = 'source-application';

const isWrite = ({ operation }: Pick<Place, 'operation'>): boolean => operation?.kind === 'write';
const isCompanyDelete = ({ operation }: Pick<Place, 'operation'>): boolean =>
  operation?.name === 'CompanyDelete';

const scenarioOf = (operation: Operation) => {
  if (isWrite({ operation })) return writingWith(name, member);
  return isCompanyDelete({ operation })
    ? deletingWith(name, 'beside', { [member]: 'Assay' })
    : deletingUnknownOtherwise(name, member);
};

const base: Pick<Check, 'clause' | 'scenario' | 'on' | 'reads'> = {
  clause: 'ACT-8',
  scenario: name,
  on: 'any',
  reads: 'status',
};

/**
 * The application's name may be sent or left out: an insert, an update and a delete of one's own are taken either way, with the
 * same members; a delete of what does not exist, and a re-opening, fail the same way.
 */
export const ACT8: JudgedClause = clause('ACT-8', {
  level: 'MUST',
  statement: 'mvInsertUpdateDeleteSourceApplication may be sent or left out.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'A MUST in inserts, updates, CompanyDelete and WorkOrderReOpen; a SHOULD in the other deletes. With it, the members that were sent come back as without it.',
  appliesTo: {
    reason: 'The operations whose rows list it.',
    holds: both(hasRequestMember('mvInsertUpdateDeleteSourceApplication'), atDefaultAddress),
  },
  scenarios: (operation) =>
    hasRequestMember(member)({ operation, format: 'json', address: 'path' }) ? [scenarioOf(operation)] : [],
  checks: [
    {
      ...base,
      when: (place) => isWrite(place) || isCompanyDelete(place),
      judge: (subject) => {
        const judgement = succeedsWithOptions(subject, member);
        const { without } = subject.evidence.others;
        const isGood = judgement.kind === 'judged' && judgement.violations.length === 0;
        if (!isGood || without === undefined || !isWrite(subject.spec)) return judgement;
        const usual = new Set(echoGaps(without).map(({ path }) => path));
        return judged(
          echoGaps(subject.answer)
            .filter(({ path }) => !usual.has(path))
            .map(({ path, expected, actual }) =>
              violation(
                subject,
                `with ${member} a member does not come back as sent`,
                expected,
                actual,
                `${writtenRecord(subject.answer).member}.${path}`,
              ),
            ),
        );
      },
    },
    {
      ...base,
      slug: 'update',
      on: 'success',
      when: (place) => isWrite(place) && place.operation?.name !== 'DocumentUpdate',
      judge: (subject) => {
        const [step, without] = [stepOf(subject, 'update'), stepOf(subject, 'update-again')];
        if (step.kind !== 'step') return step;
        const id = writtenId(subject.answer);
        const isElsewhere = id !== undefined && affectsAnother(step.subject.answer, id);
        if (step.subject.outcome !== 'failed' && !isElsewhere) return judged([]);
        if (without.kind !== 'step' || without.subject.outcome === 'failed')
          return blocked('clause:ACT-2', 'the Update is refused without it too');
        if (isElsewhere && affectsAnother(without.subject.answer, id))
          return blocked('clause:ACT-2', 'the Update changes another record without it too');
        const [said, expected, actual] = isElsewhere
          ? [
              `an Update with ${member} changes another record`,
              id.lexeme,
              affectedId(step.subject.answer)?.lexeme ?? '',
            ]
          : [`an Update is refused with ${member}`, 'success', messageOf(step.subject)];
        return judged([violation(step.subject, said, expected, actual)]);
      },
    },
    {
      ...base,
      level: (place) => (place.operation?.name === 'WorkOrderReOpen' ? 'MUST' : 'SHOULD'),
      when: (place) => !isWrite(place) && !isCompanyDelete(place),
      judge: (subject) => failsTheSameWithOptions(subject, [member]),
    },
  ],
});
