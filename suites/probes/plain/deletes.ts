import { applicationMember, namedApplication } from '../../../generators/records/sourceApplication.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { asEvidence, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, madeAgainIfRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { writerOf } from '../../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { type OperationSuite, type Scenario, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import {
  besideTheDeleted,
  deletedWithTemplates,
  deletingDisposable,
  earlierFormats,
  look,
  lookUntilGone,
} from '../deletes.ts';
import { deletingUnknown } from '../deletingUnknown.ts';
import { type OwnCompany, ownCompany } from '../madeForScenarios.ts';
import { demandOwnIds, insertsInFormats } from '../recordActions/plainInserts.ts';
import { afterTheDelete } from '../scenarioNames.ts';

const get = operationNamed('CompanyGet');

/**
 * Three companies that were inserted together, so that their ids are neighbours where a server gives ids in turn; the middle one
 * first. A server that deletes too much deletes what stands beside (DEL-1).
 */
async function ownCompanies(
  context: GatherContext,
  place: ScenarioPlace,
  more: RecordValue,
): Promise<readonly OwnCompany[]> {
  const labels = ['delete', ...besideTheDeleted];
  const made = await Promise.all(
    labels.map((label, index) => ownCompany(context, place, label, index === 0 ? more : {})),
  );
  // The one that an application made is deleted, whatever its id is.
  if (Object.keys(more).length > 0) return made.filter((one) => one !== undefined);
  const [lowest, ...others] = made
    .filter((one) => one !== undefined)
    // Two with one id (ACT-1) are not beside one another.
    .filter(({ id }, index, all) => all.findIndex((other) => sameNumber(other.id, id)) === index)
    .sort((a, b) => Number(a.id.lexeme) - Number(b.id.lexeme));
  const [middle, ...higher] = others;
  return [middle, lowest, ...higher].filter((one) => one !== undefined);
}

/** Changes a company of the run: a broken server could delete only the last version of it. Undefined where that is not answered. */
async function changed(context: GatherContext, { id, insert }: OwnCompany): Promise<Answer | undefined> {
  const record = recordIn(insert.call.members.mvCompany);
  const write = writerOf(
    context,
    { ...insert.call, operation: operationNamed('CompanyUpdate') },
    new Set([id.lexeme]),
  );
  const CompanyComments = `${record.CompanyComments} and changed`;
  const answer = await write({ ...record, CompanyId: id, CompanyComments }, 'Update');
  return isAnswered(answer) ? answer : undefined;
}

/**
 * Deletes a company that was inserted for it: in the same format, or in json where that insert is not understood. In every second format
 * it is changed first. Right before and after the delete the same Get is made, of which the server must not keep the answer (DEL-1).
 */
const deletingCompany: Scenario = {
  name: plainCall,
  expects: 'success',
  where: 'default',
  effect: 'write',
  creates: 'three companies, deleted again',
  // The looks right before and behind the delete are all that another format's could come between.
  follows: (place) => [siblingKey(place, 'CompanyUpdate'), ...earlierFormats(place, plainCall)],
  looksAt: (place) => insertsInFormats(place, 'CompanyUpdate'),
  gather: async (context, place) => {
    await demandOwnIds(context, place, 'CompanyUpdate');
    const source = turnOf(place, 'applicationOfDeleted') === 'named' ? namedApplication(context) : {};
    const [deleted, ...beside] = await ownCompanies(context, place, source);
    if (deleted === undefined) return unprepared('inserting a company');
    const { id } = deleted;
    const more =
      turnOf(place, 'templatesOfDeleted') === 'named' ? { DeleteRelatedDocumentTemplates: true } : {};
    const update =
      turnOf(place, 'deletedCompany') === 'changed' ? await changed(context, deleted) : undefined;
    const plain = { CompanyIDToDelete: id };
    const besideIds = beside.map((one) => one.id);
    const lookDeleteAndLook = async (call: GatherContext['call']): Promise<Gathered> => {
      const here = { call, pause: context.pause, maxRecords: context.maxRecords };
      const before = await look(here, get.name);
      const remove = (members: RecordValue) => madeAgainIfRefused(() => call(place.operation, members));
      const removeFirst = () => remove({ ...plain, ...more });
      // A lock must be over before the member is left out: what is deleted then is gone.
      const first = await madeUntilTaken(context, await removeFirst(), removeFirst);
      // Refused for the member that may be sent (ACT-10): the delete itself is still to be seen.
      const isMemberRefused = 'DeleteRelatedDocumentTemplates' in more && isRefused(first);
      const withoutIt = isMemberRefused ? await call(place.operation, plain) : first;
      const second = isMemberRefused && isRefused(withoutIt) ? await call(place.operation, plain) : withoutIt;
      // Perhaps only the application that made it may delete it.
      const isAnothers = applicationMember in deleted.insert.call.members;
      const by = isAnothers && isRefused(second) ? { ...plain, ...source } : plain;
      const third = by === plain ? second : await remove(by);
      const last = isRefused(third)
        ? await deletedWithTemplates(third, (also) => call(place.operation, { ...by, ...also }))
        : third;
      // The target may still be processing the new record.
      const answer = await madeUntilTaken(context, last, () => call(place.operation, by));
      return asEvidence(answer, {
        // Where the plain delete is not taken at once either, the member is not the reason.
        ...(isMemberRefused && second === withoutIt ? { refused: first } : {}),
        update,
        insert: deleted.insert,
        ...Object.fromEntries(beside.map(({ insert }, index) => [besideTheDeleted[index], insert])),
        before,
        after: await lookUntilGone(here, get.name, answer, besideIds),
      });
    };
    // One format does it alone: a write in between would empty a cache that the delete should have emptied.
    return place.formatIndex === 0 ? context.alone(lookDeleteAndLook) : lookDeleteAndLook(context.call);
  },
};

export const CompanyDelete: OperationSuite = [deletingCompany, deletingUnknown()];

const once = deletingDisposable('contactPersons', (id) => id);

/**
 * Deletes a disposable and, where DEL-1 is to be judged, the same again at once. No Get shows contact persons, so nothing tells whether
 * the id has gone to another one: the less time there is for that, the better.
 */
const deletingContactPerson: Scenario = {
  ...once,
  gather: async (context, place) => {
    const gathered = await once.gather(context, place);
    const isJudged = context.isPlanned(siblingKey(place, place.operation.name, afterTheDelete));
    if (gathered.kind === 'blocked' || !isJudged) return gathered;
    const { answer } = gathered.evidence;
    if (outcomeOf(answer, 'success') !== 'succeeded') return gathered;
    return asEvidence(answer, { again: await context.call(place.operation, answer.call.members) });
  },
};

export const ContactPersonDelete: OperationSuite = [deletingContactPerson, deletingUnknown()];

export const DiscountDelete: OperationSuite = [
  deletingDisposable('discounts', (id) => id),
  deletingUnknown('ERR-2'),
];

export const DocumentTypeDelete: OperationSuite = [
  deletingDisposable('documentTypes', (id) => id),
  deletingUnknown(undefined, { hasNegative: true }),
];

export const ProductBOMDelete: OperationSuite = [
  deletingDisposable('boms', (id) => id),
  deletingUnknown('ERR-3'),
];
