import type { Dialect } from '../../formats/Dialect.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { itemNames } from './itemNames.ts';
import type { Layout } from './readLayout.ts';

/** The namespace in which .NET's DataContract serialiser writes and reads items of text lists. */
const dataContractArrays = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

/** What probes have already settled by effect. A layout does not overrule it. */
export interface Proven {
  readonly filterName: boolean;
  readonly order: boolean;
}

/**
 * Makes us write as the target writes. Its item names are always adopted; its namespaces and order only where it insists on
 * namespaces at all. A target that understands the plain dialect keeps it.
 */
export function adoptLayout(
  dialect: Dialect,
  layout: Layout,
  proven: Proven,
): { readonly dialect: Dialect; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const names = { ...itemNames(layout.items) };
  if (proven.filterName) {
    delete names.Filter;
    if (dialect.itemNames.Filter !== undefined) names.Filter = dialect.itemNames.Filter;
  }
  const renamed = [...layout.items].filter(([name, written]) => name !== written);
  if (renamed.length > 0) {
    const examples = renamed.map(([name, written]) => `${name} '${written}'`).join(', ');
    notes.push(`Items of lists are named as the target's answers name them: ${examples}.`);
  }
  const { operations, base } = dialect.xmlNamespaces;
  if (operations === '' && base === '') return { dialect: { ...dialect, itemNames: names }, notes };

  const records = layout.records[0];
  if (records !== undefined)
    notes.push(`Members of records are in '${records}', as in the target's answers.`);
  const seenArrays = layout.arrays[0];
  const arrays = seenArrays ?? (layout.dataContract ? dataContractArrays : (records ?? operations));
  notes.push(
    seenArrays === undefined
      ? `No answer showed a list of text; its items are written in '${arrays}'.`
      : `Items of lists of text are in '${arrays}', as in the target's answers.`,
  );
  // If the base members had an effect and answers show where all of theirs are, a request's own members are looked for too.
  const [own, ...more] = layout.members;
  const unqualified = own !== undefined && more.length === 0 && own !== operations && own === base;
  if (unqualified) notes.push(`Members of operations are in '${own}', as in the target's answers.`);
  const toOrdinal = !proven.order && layout.order === 'ordinal';
  if (toOrdinal) notes.push("Members are in ordinal order, as in the target's answers.");
  return {
    dialect: {
      xmlNamespaces: {
        operations,
        ...(unqualified ? { members: own } : {}),
        base,
        records: records ?? operations,
        arrays,
      },
      xmlMemberOrder: toOrdinal ? 'ordinal' : dialect.xmlMemberOrder,
      // In ordinal order a key among the base members would come before them, if that was not tried.
      baseMembers:
        toOrdinal && dialect.xmlMemberOrder === 'documented' ? inheritedMembers : dialect.baseMembers,
      itemNames: names,
    },
    notes,
  };
}
