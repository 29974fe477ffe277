import { type Scope, wholeScope } from '../../config/scope.ts';
import { alwaysSent, newestMembers } from '../../generators/messages/readMembers.ts';
import type { Build } from '../../generators/records/Build.ts';
import { company } from '../../generators/records/companies.ts';
import { shippingProvider } from '../../generators/records/shippingProviders.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import { equalTo } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember, writeOf } from '../../specs/writtenAndRead.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Effect } from '../target/Target.ts';
import { affectedId, madeIn } from '../writes/writtenRecord.ts';
import type { SentinelKind, SentinelSearch } from './SentinelKind.ts';

/** A name that no record has, and an id. */
const nobody = { name: 'Assay nobody has this name', id: numeric(2_099_999_999) };

/** A kind whose record is written and read back. It is found by its name, or else by its id. */
function kind(getName: string, build: Build): SentinelKind {
  const get = operationNamed(getName);
  const update = writeOf(get);
  const name = nameMember[getName] ?? '';
  const id = get.id ?? '';
  const by = (field: string, value: string): RecordValue => ({ Filters: [equalTo(field, value)] });
  const searchBy = (field: string, value: string, absent: string): SentinelSearch => ({
    finds: { ...by(field, value), ...newestMembers(get) },
    findsNothing: { ...by(field, absent), ...newestMembers(get) },
    findsAmongAll: { ...by(field, value), ...alwaysSent(get) },
  });
  return {
    update,
    get,
    insert: (context, label) => {
      const record = build(context, label);
      return writeMembers(context, { operation: update }, record, 'Insert');
    },
    searches: (insert) => {
      const sent = insert.call.members[update.record ?? ''];
      const ownName = isRecord(sent) ? sent[name] : undefined;
      const ownId = affectedId(insert);
      return [
        searchBy(name, String(ownName ?? ''), nobody.name),
        ...(ownId === undefined ? [] : [searchBy(id, ownId.lexeme, nobody.id.lexeme)]),
      ];
    },
    made: madeIn,
  };
}

/** The two kinds that a run can both write and find again. */
const kinds = [kind('CompanyGet', company), kind('ShippingProviderGet', shippingProvider)];

const writing: readonly Effect[] = ['write', 'label', 'event'];

/** What a run makes sentinels of, as far as the target offers it; nothing for a run that rests on no write of its own. */
export const sentinelsOf = (
  { evidence }: Pick<Plan, 'evidence'>,
  { withoutOperations }: Scope = wholeScope,
): readonly SentinelKind[] => {
  if (![...evidence.values()].some(({ effect }) => writing.includes(effect))) return [];
  const isOffered = ({ name }: SentinelKind['get']): boolean => !withoutOperations.includes(name);
  return kinds.filter(({ get, update }) => isOffered(get) && isOffered(update));
};
