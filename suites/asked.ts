import type { EvidenceSpec, GatherContext, Gathered } from '../harness/Evidence.ts';
import type { Effect } from '../harness/Target.ts';
import type { Format } from '../specs/Format.ts';
import { isSoap } from '../specs/isSoap.ts';
import { operation } from '../specs/operations.ts';
import { evidenceKey } from './evidenceKey.ts';
import type { ScenarioPlace } from './Scenario.ts';

interface Options {
  readonly name: string;
  readonly operation: string;
  readonly effect?: Effect;
  readonly creates?: string;
  readonly gather: (context: GatherContext, place: ScenarioPlace) => Promise<Gathered>;
}

/** Evidence for the implementation profile alone, asked once in a run: in the first of its formats. */
export function asked(
  selected: readonly Format[],
  { name, operation: called, effect = 'read', creates, gather }: Options,
): readonly EvidenceSpec[] {
  const [format] = selected;
  if (format === undefined) return [];
  const place = {
    operation: operation(called),
    format,
    address: isSoap(format) ? ('soap' as const) : ('path' as const),
    formatIndex: 0,
  };
  return [
    {
      key: evidenceKey(place, name),
      operation: place.operation,
      format,
      address: place.address,
      scenario: name,
      expects: 'any',
      effect,
      apart: true,
      plan: { calls: [called], ...(creates === undefined ? {} : { creates }) },
      gather: (context) => gather(context, place),
    },
  ];
}
