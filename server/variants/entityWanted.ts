import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const entityWanted: Variant = {
  about:
    'Every write of an integration update has to name an Entity, also one of the non-empty fields (Operation rules 3: what is mandatory is not shown).',
  hook: refusing(
    ['IntegrationUpdateUpdate'],
    (request) => member.text(member.record(request, 'mvIntegrationUpdate') ?? {}, 'Entity') === '',
    'Entity is mandatory. Nothing was written.',
  ),
  blocks: ['clause:ACT-4', 'control'],
};
