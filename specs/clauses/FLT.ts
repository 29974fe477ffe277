import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { formatIs } from '../appliesTo/formatIs.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { takesFilters } from '../appliesTo/takesFilters.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const filter = 'Filter (used by all Get operations)';

const theEight: AppliesTo = {
  reason:
    'The eight Gets whose rows list Filters; those of SerialNumberGet and BatchNumberGet are not shown.',
  holds: both(takesFilters, atDefaultAddress),
};

/** Filters. */
export const FLT: readonly Clause[] = [
  {
    id: 'FLT-1',
    level: 'MUST',
    statement: 'Equals, NotEquals, Contains and LessThan select what their names say.',
    section: filter,
    judging:
      'Evaluated on the unfiltered answer of the target itself, with three values for each record: the answer holds every yes and no no.',
    open: 'Whether a search that finds nothing answers with an empty list or fails, which is observed; letter case, blanks and collation; fields without a value and an empty SearchValue, with any operator; Contains on other than text; LessThan on text, bool and enumerations; datetimes, with any operator; the wildcard characters % _ * ? [ ] ^ \\; decimals nearer to the SearchValue than the last of two digits, since rounding is not shown.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-2',
    level: 'MUST',
    statement: 'Filters are combined in order, each by its own AndOr with the result so far.',
    section: 'Operation rules 10',
    judging:
      'In Kleene logic. A MUST where a left fold and And-before-Or agree, a SHOULD where they differ, since "the previous one" can be read as either.',
    open: 'A later filter without AndOr.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-3',
    level: 'MUST',
    statement: 'The first filter needs no AndOr.',
    section: filter,
    judging:
      'A single filter without it is taken and has its effect; so is a list whose first filter has none and the others have.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-4',
    level: 'MUST',
    statement: 'The SearchValue for a numeric field may be a number or text.',
    section: filter,
    judging: 'Both are answered alike.',
    appliesTo: {
      reason: 'Only json tells a number from a text; the eight Gets whose rows list Filters.',
      holds: both(takesFilters, formatIs('json'), atDefaultAddress),
    },
  },
  {
    id: 'FLT-5',
    level: 'MUST',
    statement: 'FieldName may be any scalar member of the returned record.',
    section: 'Operation rules 10',
    judging: 'Each one is taken and has its effect.',
    open: 'Members within members, and datetimes: a refusal too.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-6',
    level: 'MUST',
    statement: 'ReturnTopNRecords counts after the filters.',
    section: 'Limits 1',
    judging: 'The top N of what the filters leave, not the filtered part of the top N.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-7',
    level: 'SHOULD',
    statement: 'The Group Undefined means the same as no Group, and empty Filters the same as none.',
    section: filter,
    judging: 'The answers with and without are the same.',
    appliesTo: theEight,
  },
  {
    id: 'FLT-8',
    level: 'MUST',
    statement: 'The filters that the document gives as examples work.',
    section: 'Operation rules 10',
    judging:
      'DocumentTypeDescription Contains, DocumentTypeOptionsShowDiscount Equals, ShippingProviderId LessThan, ProductID Equals, SalesOrderShippingAddress NotEquals, DashboardBoxGridType Equals.',
    appliesTo: {
      reason: 'The Gets whose records hold the members of the examples.',
      holds: both(
        operationIs(
          ...['DocumentTypeGet', 'ShippingProviderGet', 'ProductClientGet', 'ProductBOMGet'],
          ...['SalesOrderGet', 'DashboardBoxGet'],
        ),
        atDefaultAddress,
      ),
    },
  },
  {
    id: 'FLT-9',
    level: 'OPEN',
    statement: 'The operator Undefined, further operators and unknown FieldNames are not shown.',
    section: filter,
    judging: 'Never judged: what the server does is recorded in the implementation profile.',
    appliesTo: theEight,
  },
];
