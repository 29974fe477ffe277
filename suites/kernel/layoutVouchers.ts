import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import { cameBackWhole, depthOf } from '../../harness/writes/broughtBack.ts';
import { type Format, showsLayout } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { operationNamed } from '../../specs/operations.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import { writesRecord } from '../../specs/writtenAndRead.ts';
import { operationSuites } from '../probes/plain/operationSuites.ts';
import { type Scenario, type ScenarioPlace, siblingKey } from './probe.ts';

export type GatheredEvidence = Extract<Gathered, { kind: 'evidence' }>;

/** What a scenario did at a place of a run, and how to call from there. */
export interface Gathering {
  readonly scenario: Scenario;
  readonly place: ScenarioPlace;
  readonly selected: readonly Format[];
  readonly context: GatherContext;
}

/**
 * Writes whose records vouch for the layout of those behind them. Each looks only at what stands before it, so that no two wait for each
 * other.
 */
const vouching: readonly [string, string, ...string[]] = [
  'ProductBundleUpdate',
  'ShippingProviderUpdate',
  'PurchaseOrderUpdate',
  'DocumentUpdate',
  'CompanyUpdate',
  'ShippingInformationUpdate',
  'IntegrationUpdateUpdate',
];

/**
 * The keys of the plain writes in the same format that may vouch for the layout of this one. Other records vouch for a plain write. For any
 * other write, the plain write of the same record does.
 */
export function vouchersOf(scenario: Scenario, place: ScenarioPlace): readonly string[] {
  const { operation, format } = place;
  if (scenario.expects !== 'success' || !atDefaultAddress(place) || showsLayout(format) || isSoap(format))
    return [];
  if (!writesRecord(operation)) return [];
  if (scenario.name !== plainCall) return [siblingKey(place, operation.name)];
  const at = vouching.indexOf(operation.name);
  const before = at < 0 ? vouching : vouching.slice(0, at);
  return before.map((name) => siblingKey(place, name));
}

/**
 * Whether a plain write in the same format came back whole, and its record is nested at least as deep: then the target knows the layout.
 *
 * Nothing stands before the first of `vouching`. So in csv, where the items of lists have no names, the plain write of the second is made
 * again for it. The run's own one may itself be waiting for the first.
 */
export async function isLayoutVouched(
  { evidence }: GatheredEvidence,
  gathering: Gathering,
): Promise<boolean> {
  const { scenario, place, context } = gathering;
  const keys = vouchersOf(scenario, place).filter(context.isPlanned);
  const [first, second] = vouching;
  const isFirst = scenario.name === plainCall && place.operation.name === first && place.format === 'csv';
  const again =
    isFirst && context.isPlanned(siblingKey(place, second)) ? [plainWriteAgain(second, gathering)] : [];
  const vouchers = await Promise.all([...keys.map(context.other), ...again]);
  return vouchers.some(
    (one) =>
      one.kind === 'evidence' &&
      cameBackWhole(one.evidence.answer, one.evidence.others.json) &&
      depthOf(one.evidence.answer.call.members) >= depthOf(evidence.answer.call.members),
  );
}

/** The plain write of another operation in the same format, made here. */
function plainWriteAgain(name: string, { place, context }: Gathering): Promise<Gathered> {
  const plain = operationSuites.get(name)?.find((scenario) => scenario.name === plainCall);
  if (plain === undefined) throw new Error(`${name} has no plain write`);
  const unique = (label: string): string => context.unique(`${label}-again`);
  return plain.gather({ ...context, unique }, { ...place, operation: operationNamed(name) });
}
