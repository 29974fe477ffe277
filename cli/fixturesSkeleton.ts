import { readFixtures, type UsedUpFixture } from '../config/fixtureFacts.ts';
import type { Plan } from '../harness/evidence/Plan.ts';
import { formats } from '../specs/Format.ts';
import type { DisposableKind } from '../specs/Operation.ts';

/**
 * A fixtures file to fill in: every member, and of each disposable kind as many as the plan uses up.
 *
 * Places to fill are null. A remaining null is refused, so the operator removes members for which the target has nothing. `samples` is
 * not in it: a sample declares what the target insists on, and with an empty one a refused insert fails. Nobody may declare that unknowingly.
 */
export function fixturesSkeleton(plan: Plan): string {
  const needed = neededBy(plan);
  const many = (kind: DisposableKind, item: () => unknown): unknown[] =>
    Array.from({ length: needed.get(kind) ?? 0 }, item);
  const skeleton = {
    $comment: comment(needed),
    ...Object.fromEntries(
      Object.entries(readFixtures).map(([name, { isList = false }]) => [name, isList ? [null] : null]),
    ),
    disposable: {
      discounts: many('discounts', () => null),
      boms: many('boms', () => null),
      documentTypes: many('documentTypes', () => null),
      contactPersons: many('contactPersons', () => null),
      closedWorkOrders: many('closedWorkOrders', () => null),
      allocatedWorkOrders: many('allocatedWorkOrders', () => ({
        id: null,
        sku: null,
        quantity: null,
        serials: [],
        batches: [],
      })),
      finishedGoodReceipts: many('finishedGoodReceipts', () => ({ id: null, workOrderId: null })),
    } satisfies Record<UsedUpFixture, unknown>,
  };
  return JSON.stringify(skeleton, null, 2);
}

/** The second one for a format comes after the first ones for all formats, so the list is that much longer. */
export function neededBy(plan: Pick<Plan, 'evidence'>): ReadonlyMap<DisposableKind, number> {
  const used = new Map<DisposableKind, Map<string, number>>();
  for (const { format, plan: planned } of plan.evidence.values()) {
    const kind = planned.uses?.match(/^disposable\.(\w+)$/)?.[1] as DisposableKind | undefined;
    if (kind === undefined) continue;
    const byFormat = used.get(kind) ?? new Map<string, number>();
    used.set(kind, byFormat.set(format, (byFormat.get(format) ?? 0) + 1));
  }
  return new Map(
    [...used].map(([kind, byFormat]) => [
      kind,
      byFormat.size + ([...byFormat.values()].some((count) => count > 1) ? formats.length : 0),
    ]),
  );
}

function comment(needed: ReadonlyMap<DisposableKind, number>): string {
  const counts = [...needed].map(([kind, count]) => `${count} ${kind}`);
  const usedUp =
    counts.length === 0 ? [] : [`Disposable records are used up: ${counts.join(', ')} for one run.`];
  const pairs =
    (needed.get('finishedGoodReceipts') ?? 0) > formats.length
      ? ['The receipt six places behind another one is of the same work order.']
      : [];
  const spare = ['discounts', 'boms', 'documentTypes'].some((kind) => needed.has(kind as DisposableKind))
    ? [
        'A seventh discount, bill of materials or document type is never used: it shows that a delete takes no other.',
      ]
    : [];
  const samples =
    'If the target insists on a member, add samples, such as {"mvCompany": {"CompanyCurrency": "EUR"}}. An empty sample says that it insists on nothing, so that a refused insert fails.';
  return ['Fill in each null or take its member out.', ...usedUp, ...pairs, ...spare, samples].join(' ');
}
