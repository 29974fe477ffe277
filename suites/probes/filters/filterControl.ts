import { newestMembers, wholeMembers } from '../../../generators/messages/readMembers.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answers } from '../../../harness/exchanges/Answer.ts';
import { controlFilters } from '../../../harness/oracle/choosing/chosenFilters.ts';
import { askAgainIf, type ControlNames, isHeeded } from '../../../harness/oracle/controlIn.ts';
import { isWithoutEffect, type SelectionTrial } from '../../../harness/oracle/selectionTrial.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { unlessOutOfScope } from '../../../harness/target/withinScope.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { showsFilters } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { wholeProbe } from '../reads/wholeRead.ts';
import { attemptSelection } from './selection.ts';

/**
 * The plainest filters, one after the other until one works. Where none does, the first with an AndOr. In xml and soap also the same in
 * json, and then one on another Get, to find out why.
 */
export const filterControl = wholeProbe<ControlNames>({
  name: 'filter',
  gather: async (whole, context, place) => {
    const filters = controlFilters(whole);
    const [first] = filters;
    if (first === undefined) return blocked('nothing', 'there are no records that a filter could tell apart');
    const attempt = async (filter: SearchFilter): Promise<SelectionTrial> =>
      (await attemptSelection(context, whole, { filters: [filter], ...askAgainIf })).evidence;
    const trials: SelectionTrial[] = [];
    for (const filter of filters) {
      const trial = await attempt(filter);
      trials.push(trial);
      if (!isWithoutEffect(trial))
        return { kind: 'evidence', evidence: { answer: whole, others: {}, trials } };
    }
    const joined = await attempt({ AndOr: 'And', ...first });
    const others = { joined: joined.answer, ...(await elsewhere(context, place, first)) };
    return { kind: 'evidence', evidence: { answer: whole, others, trials: [...trials, joined] } };
  },
});

/**
 * The first filter in json, where the layout may be what is not understood. Where json takes it, a filter on another Get in the format:
 * all Gets inherit Filters, and they stand first in each, so that one layout serves for all.
 */
async function elsewhere(
  context: GatherContext,
  { operation: get, format }: ScenarioPlace,
  filter: SearchFilter,
): Promise<Answers> {
  if (showsFilters(format)) return {};
  const json = { format: 'json', address: 'path' } as const;
  const members = wholeMembers(context, get);
  const jsonWhole = await context.call(get, members, json);
  const jsonFiltered = await context.call(get, { ...members, Filters: [filter] }, json);
  const inJson = { jsonWhole, jsonFiltered };
  if (!isHeeded(jsonWhole, jsonFiltered)) return inJson;
  for (const other of usualGets.filter((one) => one !== get)) {
    const inOther = await trialOn(context, other);
    if (isHeeded(inOther.otherWhole, inOther.otherFiltered)) return { ...inJson, ...inOther };
  }
  return inJson;
}

/** Gets of which most targets have several records, and not too many. */
const usualGets = ['ShippingProviderGet', 'CompanyGet', 'DocumentTypeGet'].map(operationNamed);

/** A filter that tells records of a Get apart; nothing where there are none, or where that Get is out of scope. */
async function trialOn({ call }: GatherContext, get: Operation): Promise<Answers> {
  const tried = await unlessOutOfScope(async () => {
    const members = newestMembers(get);
    const otherWhole = await call(get, members);
    const [filter] = recordsRead(otherWhole).length > 1 ? controlFilters(otherWhole) : [];
    if (filter === undefined) return {};
    return { otherWhole, otherFiltered: await call(get, { ...members, Filters: [filter] }) };
  });
  return tried ?? {};
}
