import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import { found } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation } from '../../../harness/exchanges/listed.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord, listedIn } from '../../../harness/exchanges/shownRecords.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed, passed, shown } from '../../../harness/verdicts/judgements.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { nameMember, writeShownBy } from '../../../specs/writtenAndRead.ts';
import { siblingKey } from '../../kernel/evidenceKey.ts';
import { probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { byFilter } from '../recordActions/lookUp.ts';
import { recordActions } from '../recordActions/recordActions.ts';

/**
 * Three records that stand behind one in a list: the next, one in the middle, and the last; before it where it is the last
 * itself. Each has a text in `field` that no other record has.
 */
function olderThan(whole: Answer, id: Value | undefined, field: string): readonly RecordValue[] {
  const records = listedIn(whole) ?? [];
  const member = whole.call.operation?.id ?? '';
  const at = records.findIndex((record) => sameNumber(record[member], id));
  const isNamedAlone = ({ [field]: text }: RecordValue): boolean =>
    typeof text === 'string' && text !== '' && records.filter((one) => one[field] === text).length === 1;
  const behind = records.slice(at + 1).filter(isNamedAlone);
  const others = behind.length > 0 ? behind : records.slice(0, at).filter(isNamedAlone);
  const chosen = [others[0], others[others.length >> 1], others.at(-1)];
  return [...new Set(chosen.filter((record) => record !== undefined))];
}

const chainKey = (place: ScenarioPlace): string =>
  siblingKey(place, writeShownBy[place.operation.name] ?? '', recordActions.name);

/**
 * A record of the run by the name that a write gave it after its insert; where the filter does not show it, all records, to
 * see whether it bears that name, and others by theirs, to see whether such filters work at all.
 */
export const renamedRead = probe<'renamed' | 'whole' | 'control'>({
  name: 'renamed',
  of: (operation) => writeShownBy[operation.name] !== undefined,
  requires: (place) => [chainKey(place)],
  gather: async (context, place) => {
    const { operation } = place;
    const chain = await context.other(chainKey(place));
    if (chain.kind === 'blocked') return chain;
    const { partly } = chain.evidence.others;
    if (partly === undefined || outcomeOf(partly, 'success') !== 'succeeded')
      return unprepared('a write that changes the name of a record', partly);
    const { sent } = writtenRecord(partly);
    const name = nameMember[operation.name] ?? '';
    const id = operation.id ?? '';
    const named = ({ [name]: value }: RecordValue) =>
      byFilter(context, { get: operation, field: name, operator: 'Equals', value });
    const filtered = await named(sent);
    if (findRecord(filtered, sent[id]) !== undefined) return found(filtered, { renamed: partly });
    const whole = await context.call(operation, wholeMembers(context, operation));
    const others = { renamed: partly, whole };
    for (const older of olderThan(whole, sent[id], name)) {
      const control = await named(older);
      if (findRecord(control, older[id]) !== undefined) return found(filtered, { ...others, control });
    }
    return found(filtered, others);
  },
});

/** A filter goes by what a record holds now; where it finds others by the names that they have. */
export function selectsRenamed(subject: Subject<'renamed' | 'whole' | 'control'>): Judgement {
  const { renamed, whole, control } = subject.evidence.others;
  if (renamed === undefined) throw new Error('the scenario keeps the write that changed the name');
  const operation = calledOperation(subject.answer);
  const { sent } = writtenRecord(renamed);
  const id: Value | undefined = sent[operation.id ?? ''];
  if (findRecord(subject.answer, id) !== undefined) return passed;
  const name = nameMember[operation.name] ?? '';
  const bears = whole && findRecord(whole, id)?.[name];
  if (bears === undefined || bears !== sent[name])
    return blocked('control', 'a Get of all records does not show the name that was written last');
  if (control === undefined)
    return blocked('control', `a filter on ${name} does not show older records by their names either`);
  const message = 'a filter does not select a record by the name that was written last';
  const expected = `${operation.id} ${shown(id)}, whose ${name} is ${shown(bears)}`;
  return failed(subject, message, expected, 'not there', operation.list);
}
