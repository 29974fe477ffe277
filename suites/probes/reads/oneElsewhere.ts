import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import { alwaysSent } from '../../../generators/messages/readMembers.ts';
import { answerIn, asEvidence } from '../../../harness/evidence/Evidence.ts';
import { isTaken, recordsRead } from '../../../harness/records/listed.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked, callRefused, notApplicable } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isXml } from '../../../specs/isXml.ts';
import { numeric } from '../../../specs/numeric.ts';
import { allOf, atDefaultAddress, hasList, hasRequestMember } from '../../../specs/rules.ts';
import { evidenceKey, operationsWhere, probe } from '../../kernel/probe.ts';
import { byGet } from '../byGet.ts';

/** Where a list of one record is told from the record alone: in xml an element that comes once may be either. */
export const tellsListOfOne = ({ format }: Pick<Place, 'format'>): boolean => !isXml(format);

/**
 * Whether a place at another address than the default one shows such a list. On a generic path `?format=` only repeats what the path says, and that a bare GET succeeds is
 * only hinted at.
 */
export const tellsListOfOneElsewhere = (place: Place): boolean =>
  tellsListOfOne(place) &&
  !atDefaultAddress(place) &&
  place.address !== 'namedGet' &&
  (place.address !== 'query' || place.operation?.route !== undefined);

/** The newest record alone, at another address. Where a GET brought one there already, that is the answer. */
export const oneElsewhere = probe({
  name: 'one',
  of: operationsWhere(allOf(hasList, hasRequestMember('ReturnTopNRecords'))),
  where: 'elsewhere',
  follows: (place) => [evidenceKey(place, byGet.name)],
  gather: async (context, place) => {
    const key = evidenceKey(place, byGet.name);
    const gotten = context.isPlanned(key) ? answerIn(await context.other(key)) : undefined;
    const isOne = gotten !== undefined && isTaken(gotten) && recordsRead(gotten).length === 1;
    if (isOne && gotten.readAs === place.format) return asEvidence(gotten);
    const members = { ReturnTopNRecords: numeric(1), ...alwaysSent(place.operation) };
    return asEvidence(await context.call(place.operation, members, callbackAt(place)));
  },
});

/**
 * Judges a list of one record at another address. Whether the call is taken there is the matter of the plain one. An answer in another
 * format, which a server may pick on a bare named route (FMT-10), is judged in the cases of that format.
 */
export function judgeOneElsewhere(subject: Subject, judge: (one: Subject) => CheckResult): CheckResult {
  if (subject.outcome === 'failed') return callRefused;
  const { format } = subject.spec;
  const { readAs = format } = subject.answer;
  if (readAs !== format) return notApplicable(`the server answers in ${readAs} on this route`);
  return recordsRead(subject.answer).length > 1
    ? blocked('nothing', 'the answer holds more than the one record that was asked for')
    : judge(subject);
}
