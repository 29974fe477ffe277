import type { Answer } from '../../harness/Answer.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { document } from '../builds/document.ts';
import type { Check } from '../Check.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { found, wanting } from '../gathered.ts';
import { insertedDocument, notInserted } from '../insertedDocument.ts';
import { blocked, judged, passed, shown } from '../judgements.ts';
import { obstacleOf } from '../obstacleOf.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { siblingKey } from '../ownDocument.ts';
import type { Scenario } from '../Scenario.ts';
import type { Subject } from '../Subject.ts';
import { idOf, writeMembers } from '../writing.ts';

/** Plain members that the update changes and the call after it leaves out. */
const changed = ['DocumentReferenceNo', 'DocumentComments', 'DocumentCustomFlag2'] as const;

/** Inserts a document, updates it, and calls once more without what the update changed, to see what is stored. */
const updating: Scenario = {
  name: 'update-of-a-document',
  expects: 'any',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record',
  requires: (place) => [siblingKey(place, 'DocumentUpdate')],
  gather: async (context, place) => {
    const { operation } = place;
    const obstacle = obstacleOf(await context.other(siblingKey(place, operation.name)), place);
    if (obstacle !== undefined) return obstacle;
    const sku = context.fixtures.knownSkus?.[0];
    if (sku === undefined) return wanting('knownSkus');
    const record = document(context, `to-update-${place.format}`, [sku]);
    if (typeof record === 'string') return wanting(record);
    const insert = await insertedDocument(context, place, record);
    const id = idOf(insert.decoded?.value ?? {}, operation.record, operation.id);
    if (!isNumeric(id) || Number(id.lexeme) === 0) return notInserted(insert);
    const update = (order: RecordValue): Promise<Answer> =>
      context.call(operation, writeMembers(context, place, { ...order, DocumentId: id }, 'Update'));
    const unique = context.unique('changed');
    const answer = await update({
      ...record,
      DocumentReferenceNo: `B-${unique}`,
      DocumentComments: `changed by assay ${unique}`,
      DocumentCustomFlag2: true,
    });
    const left = Object.entries(record).filter(([name]) => !changed.some((one) => one === name));
    return found(answer, { later: await update(Object.fromEntries(left)) });
  },
};

const echoOf = ({ decoded }: Answer): RecordValue => {
  const echo = decoded?.value.mvDocument;
  return isRecord(echo) ? echo : {};
};

/**
 * Whether an echo shows that the update changed something. What is empty in it tells nothing: a server may answer with
 * the request, which did not hold it.
 */
function untouched(update: Answer, seen: Answer): Judgement {
  const { mvDocument: sent } = update.call.members;
  const echo = echoOf(seen);
  const violations = changed
    .filter((name) => isRecord(sent) && echo[name] === sent[name])
    .map((name) => ({
      message: 'an update changed a member of the document',
      expected: 'as it was inserted',
      actual: shown(echo[name]),
      path: `mvDocument.${name}`,
      exchange: seen.exchange,
    }));
  if (violations.length > 0) return judged(violations);
  const isTelling = changed.some((name) => typeof echo[name] === 'string' && echo[name] !== '');
  return isTelling
    ? passed
    : blocked('nothing', 'the answer shows none of the members that the update changed');
}

/** What a later call shows; an update that failed has changed nothing by its own word. */
function stored({ evidence, outcome, answer }: Subject): Judgement {
  const { later } = evidence.others;
  if (later === undefined) throw new Error('the scenario of DOC-2 makes a later call');
  const judgement = outcomeOf(later, 'success') === 'failed' ? undefined : untouched(answer, later);
  if (judgement?.kind === 'judged') return judgement;
  if (outcome === 'failed') return passed;
  return (
    judgement ?? blocked('control', 'the target refused the update that would have shown what is stored')
  );
}

const check = (rest: Pick<Check, 'level' | 'slug' | 'judge'>): Check => ({
  clause: 'DOC-2',
  scenario: updating.name,
  on: 'any',
  reads: 'status',
  ...rest,
});

/** An update changes nothing in a document: what it may change is no member of the record. */
export const DOC2: ClauseSuite = {
  checks: [
    check({ level: 'MUST', judge: stored }),
    check({
      level: 'SHOULD',
      slug: 'echo',
      judge: (subject) => (subject.outcome === 'failed' ? passed : untouched(subject.answer, subject.answer)),
    }),
  ],
  scenarios: ({ name }) => (name === 'DocumentUpdate' ? [updating] : []),
};
