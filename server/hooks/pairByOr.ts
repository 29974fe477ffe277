import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';

/** The two filters of a request that sends only these, joined by Or. */
export function pairByOr(request: RecordValue): readonly [RecordValue, RecordValue] | undefined {
  const [first, second, ...others] = member.records(request, 'Filters');
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  return member.text(second, 'AndOr') === 'Or' ? [first, second] : undefined;
}
