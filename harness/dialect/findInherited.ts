import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import type { Proven } from './adoptLayout.ts';
import type { DialectProbe, Manner } from './DialectProbe.ts';
import { findBase } from './findBase.ts';
import { findFilters } from './findFilters.ts';
import type { Footing } from './findOperations.ts';
import type { Reference } from './findReference.ts';
import type { Layout } from './readLayout.ts';
import { type Metadata, readMetadata } from './readMetadata.ts';
import { siblingNamespaces } from './siblingNamespaces.ts';

/** What the search for the members inherited by Gets starts from. */
export interface InheritedContext {
  readonly probe: DialectProbe;
  readonly format: XmlFormat;
  readonly reference: Reference;
  readonly apiKey: string;
  readonly fixed: DialectSettings;
  readonly layout: Layout;
  readonly footing: Footing;
}

/** How a target reads the members that every Get takes: what was proven about it, and what no answer settles. */
export interface InheritedFinding {
  readonly dialect: Dialect;
  readonly proven: Proven;
  readonly notes: readonly string[];
  readonly unsettled: readonly string[];
}

/** Finds how to write ReturnTopNRecords and Filters, by their effect. */
export async function findInherited(context: InheritedContext, start: Manner): Promise<InheritedFinding> {
  const { probe, format, reference, apiKey, fixed, layout, footing } = context;
  const notes: string[] = [];
  const unsettled: string[] = [];
  const { operations } = start.dialect.xmlNamespaces;
  const shown = [...layout.records, operations, '', ...layout.status];
  // A target that takes the plain dialect and names items as we do is unlikely to hide a name or a namespace.
  const peculiar = operations !== '' || [...layout.items].some(([name, written]) => name !== written);
  let manner = start;
  let reordered = false;
  let metadata: Metadata = { namespaces: [], filterItems: [] };
  if (reference.heedsLimit) {
    const seen = [...shown, ...footing.named, ...siblingNamespaces(operations, footing.refusals)];
    const published = async (): Promise<readonly string[]> => {
      metadata = await readMetadata(probe, reference.operation.name);
      return metadata.namespaces.filter((uri) => !seen.includes(uri));
    };
    const found = await findBase(probe, { manner, format, reference, seen, published, apiKey, fixed });
    if (found === null) {
      if (peculiar) unsettled.push('dialect.xmlNamespaces.base');
      notes.push(
        'ReturnTopNRecords had no effect in XML in any namespace tried: set dialect.xmlNamespaces.base.',
      );
    } else {
      manner = { ...manner, dialect: found };
      const { base } = found.xmlNamespaces;
      if (base !== operations) {
        notes.push(
          `Base members are in '${base}': there ReturnTopNRecords limited ${reference.operation.name}.`,
        );
      }
      reordered = found.xmlMemberOrder !== start.dialect.xmlMemberOrder;
      if (reordered) {
        notes.push(
          'Members are in ordinal order: in the documented order ReturnTopNRecords or the key was lost.',
        );
      }
    }
  }

  const bases = reference.heedsLimit ? [] : shown;
  const itemNames = metadata.filterItems;
  const finding = await findFilters(probe, { manner, format, reference, itemNames, bases, fixed });
  if (finding.kind === 'unsettled') {
    if (peculiar) unsettled.push('dialect.itemNames.Filter');
    notes.push('Filters had no effect in XML under any name of items tried: set dialect.itemNames.Filter.');
  }
  if (finding.kind !== 'found') {
    return { dialect: manner.dialect, proven: { filterName: false, order: reordered }, notes, unsettled };
  }
  const { dialect, orderProven } = finding;
  const item = dialect.itemNames.Filter;
  if (item !== undefined)
    notes.push(`Items of Filters are named '${item}': with that name they had an effect.`);
  if (dialect.xmlMemberOrder !== manner.dialect.xmlMemberOrder) {
    notes.push(
      `Members are in ${dialect.xmlMemberOrder} order: in the other order a filter's members were lost.`,
    );
  }
  return { dialect, proven: { filterName: true, order: orderProven || reordered }, notes, unsettled };
}
