import type { Fixtures, Id } from '../config/Settings.ts';
import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { defaultAddress } from '../specs/defaultAddress.ts';
import { formats } from '../specs/Format.ts';
import { numeric } from '../specs/numeric.ts';
import type { Operation } from '../specs/Operation.ts';
import { operation } from '../specs/operations.ts';
import type { RecordValue } from '../specs/Value.ts';
import { callbackAt } from './callback.ts';
import { dealt } from './dealt.ts';
import { found, wanting } from './gathered.ts';
import { outcomeOf } from './outcomeOf.ts';
import { siblingKey } from './ownDocument.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';
import { wholeMembers } from './searching/wholeRead.ts';
import { sourceApplication } from './sourceApplication.ts';
import { unknownId } from './unknownId.ts';

type Disposables = NonNullable<Fixtures['disposable']>;

/** What a delete of that id sends; the application's name where the row lists it without "(opt)". */
export function deleteMembers(operation: Operation, id: Id): RecordValue {
  if (operation.target === undefined) throw new Error(`${operation.name} names no member for its target`);
  return { [operation.target]: numeric(id), ...sourceApplication(operation) };
}

/** The run's own companies that were made beside the one that is deleted, by the names of their inserts in the evidence (DEL-1). */
export const besideTheDeleted = ['beside', 'beside-too'] as const;

/** The Get that shows what a delete takes away; none shows contact persons. */
export const getBehind: Readonly<Record<string, string>> = {
  DiscountDelete: 'DiscountGet',
  ProductBOMDelete: 'ProductBOMGet',
  DocumentTypeDelete: 'DocumentTypeGet',
  CompanyDelete: 'CompanyGet',
};

/** The default Get, of the newest records where there are very many. */
export function look(context: GatherContext, name: string): Promise<Answer> {
  const get = operation(name);
  return context.call(get, wholeMembers(context, get));
}

/** The scenario that looks at what is there before a delete takes it away (DEL-1). */
export const beforeTheDelete = 'before-the-delete';

/** The scenario that looks at what a delete left, and deletes once more (DEL-1). */
export const afterTheDelete = 'after-the-delete';

/** A scenario of a delete in the formats before this one: what they delete must not vanish between this one's two looks. */
export const earlierFormats = (place: ScenarioPlace, scenario: string): readonly string[] =>
  formats
    .slice(0, formats.indexOf(place.format))
    .map((format) => siblingKey({ ...place, format }, place.operation.name, scenario));

/** Deletes one disposable of the fixtures, once per format. */
export const deletingDisposable = <K extends keyof Disposables>(
  kind: K,
  idOf: (item: NonNullable<Disposables[K]>[number]) => Id,
): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  uses: `disposable.${kind}`,
  follows: (place) => [siblingKey(place, place.operation.name, beforeTheDelete)],
  gather: async (context, place) => {
    const item = dealt(context, place, kind);
    if (item === undefined) return wanting(`disposable.${kind}`);
    const answer = await context.call(place.operation, deleteMembers(place.operation, idOf(item)));
    const get = getBehind[place.operation.name];
    // Whether the record is still there tells a fixture that was used up from a delete that does not work.
    return outcomeOf(answer, 'success') === 'failed' && get !== undefined
      ? found(answer, { left: await look(context, get) })
      : found(answer);
  },
});

/** What a delete names that does not exist: in each format another id, for a server may remember what it said of the first. */
export const unknownTarget = (
  context: GatherContext,
  { operation, format }: Pick<ScenarioPlace, 'operation' | 'format'>,
): number => unknownId(context, `${operation.name}/${format}`);

/** The name in the evidence of the delete of what does not exist by a negative id, as built-in records have them. */
export const byNegativeId = 'negative';

/**
 * Deletes what does not exist, at every address: the same failure everywhere, and nothing is lost by it. Where built-in records
 * have negative ids, in one format by such a one, too.
 */
export const deletingUnknown = (
  shownBy?: string,
  { hasNegative = false }: { readonly hasNegative?: boolean } = {},
): Scenario => ({
  name: 'unknown-id',
  expects: 'failure',
  ...(shownBy === undefined ? {} : { shownBy }),
  where: 'everywhere',
  effect: 'write',
  gather: async (context, place) => {
    const { operation, format, address, formatIndex } = place;
    const id = unknownTarget(context, place);
    const deleted = (named: number) =>
      context.call(operation, deleteMembers(operation, named), callbackAt(place));
    if (!hasNegative || formatIndex !== 0 || address !== defaultAddress(format))
      return found(await deleted(id));
    const [answer, negative] = await Promise.all([deleted(id), deleted(-id)]);
    return found(answer, { [byNegativeId]: negative });
  },
});
