import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import { callSucceeds, except, hasResponseMember, operationIs } from '../../../specs/rules.ts';
import type { Value } from '../../../specs/Value.ts';
import { type Check, clause, on } from '../../kernel/clause.ts';
import { receivesItems } from '../../probes/scenarioNames.ts';
import { deletingAnother } from '../WO/WO3.ts';
import { writtenAgain } from './furtherChecks.ts';

/** The document shows no id for these in so many words, so another one is only a warning. */
const weak = ['ProductBundleUpdate', 'WorkOrderReturnMaterials'];

const level: Check['level'] = ({ operation }) => (weak.includes(operation?.name ?? '') ? 'SHOULD' : 'MUST');

/** entityID is judged for inserts, for later writes, for received orders, and for the deletion of a second receipt with comments. */
export const ENV7 = clause('ENV-7', {
  statement: 'On success entityID is the id of the record that the call affected.',
  section: 'Response envelope (present in every response)',
  judging:
    'Equal to the id member of the echoed record where there is one. After the deletion of a receipt it is the id of the work order or of the receipt. For bundles and returned materials a wrong id is a warning (SHOULD). CompanyUpdate may leave it out: only a value that is there is judged. That it is an integer is TYP-1.',
  appliesTo: where(
    'Successes of the operations whose rows list entityID; ProductBOMDelete lists it on failure only, where ERR-3 judges it.',
    hasResponseMember('entityID'),
    callSucceeds,
    except(operationIs('ProductBOMDelete')),
  ),
  checks: [
    { level, answers: 'successes', reads: 'status', alsoAsks: 'taken', judge: namesAffected },
    ...writtenAgain(namesAffected, { level }),
    on(receivesItems, namesAffected, { level, slug: 'received', reads: 'status' }),
    on(deletingAnother, namesAffected, { level, slug: 'another', reads: 'status' }),
  ],
});

function namesAffected(subject: Subject) {
  if (subject.spec.expects === 'any')
    return blocked('nothing', 'it is open whether the call affects a record');
  const id = subject.value.entityID;
  if (id === undefined || id === null) {
    const listed = subject.spec.operation?.response.find(({ name }) => name === 'entityID');
    return listed?.optional === true
      ? blocked('nothing', 'entityID is optional here and was left out')
      : blocked('clause:ENV-14', 'entityID is missing');
  }
  if (!isNumeric(id)) return blocked('clause:TYP-1', 'entityID is not a readable int');
  const affected = affectedIds(subject);
  if (Number(id.lexeme) !== 0 && (affected.length === 0 || affected.some((one) => sameNumber(one, id))))
    return [];
  const expected = affected.map((one) => shown(one)).join(' or ') || 'an id other than 0';
  return failed(subject, 'entityID is not the id of the affected record', expected, shown(id), 'entityID');
}

/** The ids that the answer itself gives for the affected record; none where the echo carries no id. */
function affectedIds({ spec: { operation }, answer, value }: Subject): readonly Value[] {
  const echo = value[operation?.record ?? ''];
  const id = isRecord(echo) ? (echo[operation?.id ?? ''] ?? null) : null;
  if (id === null) return [];
  const sent = operation?.kind === 'delete' ? (answer.call.members[operation.target ?? ''] ?? null) : null;
  return sent === null ? [id] : [id, sent];
}
