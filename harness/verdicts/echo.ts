import { isRecord } from '../../specs/isRecord.ts';
import { sameNumber } from '../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import type { Gap } from '../canonical/gaps.ts';
import { plainCall } from '../evidence/plainCall.ts';
import { shown } from '../words/shown.ts';
import { echoGaps, gapBreaches } from '../writes/echoGaps.ts';
import { gapMayBeLayout } from '../writes/layoutGaps.ts';
import { lostLayout } from '../writes/lostLayout.ts';
import { writtenRecord } from '../writes/writtenRecord.ts';
import type { CheckResult, Judgement } from './Judgement.ts';
import { blocked, failed, judged, passed } from './judgements.ts';
import { plainAgain, refusedByNow, refusedForAdditions, sentSample, takenInOtherFormat } from './refusals.ts';
import { type Judge, messageOf, type Subject } from './Subject.ts';
import { refused } from './whyRefused.ts';

/** Blocked by the clause under which the decoder could not read a member of the answer; undefined when it could. */
export function spoilt(subject: Subject, path: string): Judgement | undefined {
  const found = subject.deviations.find((deviation) => deviation.path === path && deviation.level === 'MUST');
  return found === undefined ? undefined : blocked(`clause:${found.clause}`, `${path} can't be read`);
}

/**
 * Why an answer lacks a member that is due on success. It can't be read, the whole answer has no status block (a format that writes
 * the record alone lacks its neighbours, too), or it is ENV-14's.
 */
export const lacking = (subject: Subject, name: string): Judgement =>
  spoilt(subject, name) ??
  (subject.status === undefined
    ? blocked('clause:ENV-1', `the answer carries no ${name}, and no ResponseStatus either`)
    : blocked('clause:ENV-14', `the answer carries no ${name}`));

/** Judges the record in an answer; where it is missing, the clause that took it away blocks (rule 5). */
export function withEcho<R extends CheckResult>(
  subject: Subject,
  judge: (echo: RecordValue, path: string) => R,
): R | Judgement {
  const name = subject.spec.operation?.record;
  if (name === undefined) throw new Error(`${subject.spec.key} is of an operation that echoes nothing`);
  const record = subject.value[name];
  if (isRecord(record)) return judge(record, name);
  return lacking(subject, name);
}

/** A plain insert with a status gives a record in that status; that entityID is its id, ENV-7 judges. */
export const judgesStatus =
  (member: string, status: string): Judge =>
  (subject) =>
    withEcho(subject, (echo, path) => {
      if (echo[member] === status) return passed;
      const lost = lostLayout(subject.answer, subject.evidence.others.json);
      if (lost !== undefined) return blocked('layout', lost);
      const at = `${path}.${member}`;
      return (
        spoilt(subject, at) ??
        failed(subject, 'the new record has the wrong status', shown(status), shown(echo[member]), at)
      );
    });

/** Whether the work order in an answer is the one with that id. */
export const namesWorkOrder = (subject: Subject, id: Numeric) =>
  withEcho(subject, (order, path) => {
    const at = `${path}.WorkOrderId`;
    const own = order.WorkOrderId;
    if (own === undefined || own === null)
      return spoilt(subject, at) ?? blocked('nothing', 'the work order carries no id');
    if (sameNumber(own, id)) return [];
    const message = 'the answer carries another work order';
    return spoilt(subject, at) ?? failed(subject, message, shown(id), shown(own), at);
  });

/**
 * Judges that an accepted insert echoes the plain members as sent, those at the paths that are asked about.
 *
 * What is missing in xml, soap or csv though json brings it back may be the layout's fault, which the document does not show.
 */
export function sentAsEchoed(subject: Subject, isAsked: (path: string) => boolean): Judgement {
  const { member, shape, sent, echo } = writtenRecord(subject.answer);
  if (echo === undefined) return lacking(subject, member);
  const lost = echoGaps(subject.answer).filter(({ path }) => isAsked(path));
  const { json } = subject.evidence.others;
  const { format } = subject.spec;
  const inJson = json === undefined ? [] : echoGaps(json);
  const isLayout = (gap: Gap): boolean =>
    gapMayBeLayout(gap, subject.answer, subject.context.capabilities, { shape, sent, found: echo }) &&
    !inJson.some(({ path }) => path === gap.path);
  const message = 'a member does not come back as it was sent';
  const altered = lost.filter((gap) => !isLayout(gap));
  const [first] = lost;
  if (altered.length === 0 && first !== undefined)
    return blocked(
      'layout',
      `${member}.${first.path} was sent and did not come back. The document shows no layout for it in ${format}; see the setting "dialect"`,
    );
  return judged(gapBreaches(subject, altered, message, member));
}

/**
 * A lawful write that is refused is no breach of `clause`: a server may want more than the document says. It is one if the call sent the
 * operator's sample of the record whole (rule 3), unless a record of the kind was taken before and none is now. It is one as well if the plain write of that record is taken, and another format takes
 * this one.
 */
export function refusedWrite(subject: Subject, clause: string, message: string) {
  const why = refused(subject);
  if (why.kind !== 'blocked') return why;
  const isRefused = (more = '') => failed(subject, `${message}${more}`, 'success', messageOf(subject));
  const { answer, spec, evidence } = subject;
  if (spec.scenario !== plainCall && takenInOtherFormat(answer, evidence.others) !== undefined)
    return isRefused(`: ${why.message}`);
  const isOpen =
    refusedForAdditions(evidence.others) === undefined &&
    ['control', `clause:${clause}`].includes(why.cause) &&
    refusedByNow(evidence.others[plainAgain]) === undefined;
  return isOpen && sentSample(answer, subject.context).kind === 'whole' ? isRefused() : why;
}

/** An insert that is refused: a breach of `clause` only where `refusedWrite` says so. */
export const refusedInsert = (subject: Subject, clause: string) =>
  refusedWrite(
    subject,
    clause,
    `an insert of the fixtures' own ${subject.spec.operation?.record ?? ''} is refused`,
  );
