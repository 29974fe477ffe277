import type { GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import { cameBackWhole, depthOf } from '../../harness/writes/broughtBack.ts';
import { type Format, showsLayout } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { operation } from '../../specs/operations.ts';
import { atDefaultAddress, writesRecord } from '../../specs/rules.ts';
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
const vouching = [
  'ProductBundleUpdate',
  'ShippingProviderUpdate',
  'PurchaseOrderUpdate',
  'DocumentUpdate',
  'CompanyUpdate',
  'ShippingInformationUpdate',
  'IntegrationUpdateUpdate',
];

/**
 * The keys of the plain writes in the same format that may vouch for the layout of this one. Other records vouch for a plain write, and for
 * an action with a list. For any other write, the plain write of the same record does.
 */
export function vouchersOf(scenario: Scenario, place: ScenarioPlace): readonly string[] {
  const { operation, format } = place;
  if (scenario.expects !== 'success' || !atDefaultAddress(place) || showsLayout(format) || isSoap(format))
    return [];
  const isAction =
    operation.kind === 'action' && operation.request.some(({ type }) => type.startsWith('list'));
  if (!writesRecord(operation) && !isAction) return [];
  if (scenario.name !== 'success') return isAction ? [] : [siblingKey(place, operation.name)];
  const at = vouching.indexOf(operation.name);
  return vouching.slice(0, at < 0 ? vouching.length : at).map((name) => siblingKey(place, name));
}

/**
 * Whether a plain write in the same format came back whole, though its record is nested as deep: then the target knows the layout. For the
 * first that vouches the second is made anew, since its own plain write waits for that first one.
 */
export async function isLayoutVouched(
  { evidence }: GatheredEvidence,
  gathering: Gathering,
): Promise<boolean> {
  const { scenario, place, context } = gathering;
  const keys = vouchersOf(scenario, place).filter(context.isPlanned);
  const [first, second = ''] = vouching;
  const isFirst = scenario.name === 'success' && place.operation.name === first;
  const isAnew = isFirst && context.isPlanned(siblingKey(place, second));
  const anew = isAnew ? [writtenAnew(second, gathering)] : [];
  const vouchers = await Promise.all([...keys.map(context.other), ...anew]);
  return vouchers.some(
    (one) =>
      one.kind === 'evidence' &&
      cameBackWhole(one.evidence.answer, one.evidence.others.json) &&
      depthOf(one.evidence.answer.call.members) >= depthOf(evidence.answer.call.members),
  );
}

/** The plain write of another operation in the same format, made here. */
function writtenAnew(name: string, { place, context }: Gathering): Promise<Gathered> {
  const plain = operationSuites.get(name)?.find((scenario) => scenario.name === 'success');
  if (plain === undefined) throw new Error(`${name} has no plain write`);
  const unique = (label: string): string => context.unique(`${label}-anew`);
  return plain.gather({ ...context, unique }, { ...place, operation: operation(name) });
}
