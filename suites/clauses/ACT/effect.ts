import type { Answer } from '../../../harness/Answer.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { echoGaps, type Gap, gaps } from '../../compare/gaps.ts';
import { sameNumber } from '../../compare/values.ts';
import { isMemberUnreadable, writtenRecord } from '../../kernel/echo.ts';
import { beyondRecords, blocked, judged, shown, violation } from '../../kernel/judgements.ts';
import { obstacleIn } from '../../kernel/obstacles.ts';
import { findRecord, listedIn, provesAbsence } from '../../kernel/presence.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { type StepName, stepOf } from '../../probes/recordActions/chain.ts';
import { kindOf } from '../../probes/recordActions/kinds.ts';
import { notShown, trustedEcho, trustedGet } from '../../probes/recordActions/trusted.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/** What a step's echo does not hold as sent, of what an insert's echo does. */
export function echoViolations(chain: Subject, step: Subject, message: string): readonly Violation[] {
  const { member } = writtenRecord(step.answer);
  return echoGaps(step.answer)
    .filter(trustedEcho(chain))
    .map((gap) => told(step, gap, message, member));
}

interface Shown {
  /** The write after which the record holds `wanted`. */
  readonly write: Answer;
  /** The step that reads it. */
  readonly read: StepName;
  readonly id: Numeric;
  readonly wanted: RecordValue;
  readonly message: string;
  /** As in gaps. */
  readonly also?: readonly string[];
}

/** Judges by a Get that the record with that id holds what was written, in what that Get showed of an insert. */
export function shownBy(
  chain: Subject,
  { write, read: name, id, wanted, message, also = [] }: Shown,
): Judgement {
  const isTrusted = trustedGet(chain);
  if (isTrusted === undefined) return notShown(chain);
  const step = stepOf(chain, name);
  if (step.kind !== 'step') return step;
  const get = step.subject;
  if (get.outcome === 'failed')
    return obstacleIn(get.answer, chain.context) ?? blocked('clause:GET-1', 'the Get was refused');
  const other = supersededWrite(chain.context, write, get.answer);
  if (other !== undefined) return other;
  const record = findRecord(get.answer, id);
  if (record === undefined) {
    return provesAbsence(get.answer, id)
      ? judged([
          violation(get, `${message}: the Get does not show the record any more`, `id ${id.lexeme}`, 'none'),
        ])
      : beyondRecords(`the record with id ${id.lexeme} is not among those that were read`);
  }
  const { operation } = chain.answer.call;
  const { shape } = writtenRecord(chain.answer);
  const names = [...Object.keys(kindOf(operation).named('')), ...also];
  const list = get.spec.operation?.list ?? '';
  const found = gaps(shape, wanted, record, names).filter(
    (gap) => isTrusted(gap) && !isMemberUnreadable(get.answer, `${list}.${gap.path}`),
  );
  return judged(found.map((gap) => told(get, gap, message, list)));
}

const told = (
  subject: Subject,
  { path, expected, actual }: Gap,
  message: string,
  member: string,
): Violation => violation(subject, message, expected, actual, `${member}.${path}`);

/** The records in a Get's answer that bear the name which a write sent, and which nobody but this run knows. */
export function recordsNamed(get: Answer, write: Answer): readonly RecordValue[] {
  const [member = ''] = Object.keys(kindOf(write.call.operation).named(''));
  const name = writtenRecord(write).sent[member];
  return (listedIn(get) ?? []).filter((record) => record[member] === name);
}

/** Those of them under another id than the record's own: copies. Where the write told no id (companies), all but one. */
function twinsIn(get: Answer, write: Answer, id: Numeric | undefined): readonly RecordValue[] {
  const named = recordsNamed(get, write);
  const own = get.call.operation?.id ?? '';
  return id === undefined
    ? named.slice(1)
    : named.filter((record) => isNumeric(record[own]) && !sameNumber(record[own], id));
}

/** A breach for each copy that the Get shows, besides those that stand in `before`. */
export function twinViolations(
  get: Subject,
  write: Answer,
  message: string,
  { id = writtenId(write), before }: { id?: Numeric | undefined; before?: Answer | undefined } = {},
): readonly Violation[] {
  const member = get.answer.call.operation?.id ?? '';
  const known = before === undefined ? [] : twinsIn(before, write, id);
  return twinsIn(get.answer, write, id)
    .filter((twin) => !known.some((one) => sameNumber(one[member], twin[member])))
    .map((twin) =>
      violation(
        get,
        message,
        `one record of this name${id === undefined ? '' : `, with ${member} ${shown(id)}`}`,
        `another with ${member} ${shown(twin[member])}`,
        get.answer.call.operation?.list ?? '',
      ),
    );
}

/** Whether a plain insert made one record alone: a target that makes two of each breaks ACT-1, and nothing else for it. */
export function isSingle(chain: Subject): boolean {
  const { control, 'read-back': readBack } = chain.evidence.others;
  return control !== undefined && readBack !== undefined && recordsNamed(readBack, control).length === 1;
}

/** The copies of the chain's record that a read after an update shows, and that no read before it did. */
export function copies(
  chain: Subject,
  name: 'read-update' | 'read-present',
  message: string,
): readonly Violation[] {
  const step = stepOf(chain, name);
  if (step.kind !== 'step' || !isSingle(chain)) return [];
  const before = name === 'read-present' ? chain.evidence.others['read-update'] : undefined;
  return twinViolations(step.subject, chain.answer, message, { before });
}
