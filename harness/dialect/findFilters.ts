import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import type { Format } from '../../specs/Format.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import { equalTo } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { answerText } from './answerText.ts';
import type { DialectProbe, Manner } from './DialectProbe.ts';
import type { Reference } from './findReference.ts';
import { fixParts } from './fixParts.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { listedIds } from './listedIds.ts';
import { namedNamespaces } from './namedNamespaces.ts';

/** Names for the items of Filters on other servers. */
const usual = ['mvFilter', 'FilterInfo', 'FilterCondition', 'SearchFilter', 'item'];

const absentId = '2147483600';

/** The result of a filter probe. `moot`: no such filter has an effect in json either. */
export type FilterFinding =
  | { readonly kind: 'found'; readonly dialect: Dialect; readonly orderProven: boolean }
  | { readonly kind: 'moot' }
  | { readonly kind: 'unsettled' };

interface FilterSearch {
  readonly manner: Manner;
  readonly format: XmlFormat;
  readonly reference: Reference;
  /** Names to try for the items, and namespaces to try for the base members. */
  readonly itemNames: readonly string[];
  readonly bases: readonly string[];
  readonly fixed: DialectSettings;
}

/**
 * Finds the name of Filters' items, and whether the target loses their members out of ordinal order.
 *
 * Judged by effect, against json: Equals on the newest record's id brings that record and no other. Where there is only one
 * record, Equals on an id that does not exist brings none.
 */
export async function findFilters(
  probe: DialectProbe,
  { manner, format, reference, itemNames, bases, fixed }: FilterSearch,
): Promise<FilterFinding> {
  const { operation, ids } = reference;
  const newest = ids[0] ?? '';
  const sought = ids.length > 1 ? newest : absentId;
  const expected = ids.length > 1 ? [newest] : [];
  const filter = equalTo(operation.id ?? '', sought);
  const grouped = { Group: 'Undefined', ...filter };
  const ask = async (dialect: Dialect, where: Format, one: RecordValue) => {
    const answer = await probe.call({ ...manner, dialect }, where, operation.name, { Filters: [one] });
    const listed = listedIds(answer, operation);
    return { answer, heeded: JSON.stringify(listed) === JSON.stringify(expected) };
  };

  const start = manner.dialect;
  if (!(await ask(start, 'json', filter)).heeded) return { kind: 'moot' };
  const named = (name: string, base: string): Dialect =>
    fixParts(
      {
        ...start,
        xmlNamespaces: { ...start.xmlNamespaces, base },
        itemNames: name === 'Filter' ? withoutFilter(start.itemNames) : { ...start.itemNames, Filter: name },
      },
      fixed,
    );
  const current = start.itemNames.Filter ?? 'Filter';
  const names = new Set([current, ...itemNames, 'Filter', ...usual]);
  const pairs = [
    ...[...names].map((name) => [name, start.xmlNamespaces.base] as const),
    ...bases.map((base) => [current, base] as const),
  ];
  const tried = new Set<string>();
  let found: Dialect | null = null;
  for (let at = 0; at < pairs.length && found === null; at++) {
    const dialect = named(...(pairs[at] ?? [current, start.xmlNamespaces.base]));
    const key = JSON.stringify([dialect.itemNames.Filter, dialect.xmlNamespaces.base]);
    if (tried.has(key)) continue;
    tried.add(key);
    const { answer, heeded } = await ask(dialect, format, filter);
    if (heeded) found = dialect;
    // A refusal may name the element that was expected.
    else if (answer !== null && pairs.length < 12) {
      const wanted = namedNamespaces(answerText(answer.exchange)).elements.find(
        (name) => name !== operation.name,
      );
      if (wanted !== undefined && !names.has(wanted))
        pairs.splice(at + 1, 0, [wanted, dialect.xmlNamespaces.base]);
    }
  }
  if (found === null) return { kind: 'unsettled' };

  // Group comes before FieldName in the documented order and after it in the ordinal one.
  const settled = (dialect: Dialect, orderProven: boolean): FilterFinding => ({
    kind: 'found',
    dialect,
    orderProven,
  });
  if (fixed.xmlMemberOrder !== undefined || !(await ask(found, 'json', grouped)).heeded)
    return settled(found, false);
  if ((await ask(found, format, grouped)).heeded) return settled(found, false);
  const ordinal = found.xmlMemberOrder === 'ordinal';
  const other: Dialect = {
    ...found,
    xmlMemberOrder: ordinal ? 'documented' : 'ordinal',
    // The key came after the others and was read there. Among base members it would come before them.
    baseMembers: ordinal ? found.baseMembers : (fixed.baseMembers ?? inheritedMembers),
  };
  return (await ask(other, format, grouped)).heeded ? settled(other, true) : settled(found, false);
}

function withoutFilter(itemNames: Dialect['itemNames']): Dialect['itemNames'] {
  const { Filter: _, ...others } = itemNames;
  return others;
}
