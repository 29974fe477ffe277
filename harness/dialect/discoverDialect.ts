import type { Settings } from '../../config/Settings.ts';
import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import type { Answer } from '../Answer.ts';
import { adoptLayout, type Proven } from './adoptLayout.ts';
import { findReference, limitTo } from './findReference.ts';
import { fixParts } from './fixParts.ts';
import { type Line, type Manner, openProbe, works, type XmlFormat } from './Probe.ts';
import { type ReadAnswer, readAnswer } from './readAnswer.ts';
import { readLayout } from './readLayout.ts';
import { type Metadata, readMetadata } from './readMetadata.ts';
import { settleBase } from './settleBase.ts';
import { settleFilters } from './settleFilters.ts';
import { type Rejection, settleOperations } from './settleOperations.ts';
import { siblingNamespaces } from './siblingNamespaces.ts';

const nothingProven: Proven = { filterName: false, order: false };

/** What a discovery brought. */
export interface Discovery extends Manner {
  /** The formats in which the control was answered `0`. */
  readonly working: readonly XmlFormat[];
  readonly notes: readonly string[];
  /** Settings that the target's answers did not settle, such as `dialect.xmlNamespaces.base`. */
  readonly unsettled: readonly string[];
  readonly rejected: Rejection | null;
}

/** The most requests that a discovery may send; it usually needs about half. */
export const grant = 30;

/** The dialect to begin with: the plain one under what the operator fixed. */
export const startDialect = (settings: Settings): Dialect => fixParts(plainDialect, settings.dialect);

/**
 * Finds the dialect of a target from its own answers (design.md, The target's dialect), by reads alone.
 *
 * `answers` are those of the control, a call that is expected to succeed, in the selected XML formats, written in
 * `startDialect`. A target that understands the plain dialect keeps it, but for what a probe showed to be needed.
 */
export async function discoverDialect(
  line: Line,
  settings: Settings,
  control: string,
  answers: ReadonlyMap<XmlFormat, Answer>,
): Promise<Discovery> {
  const { apiKey } = line;
  const fixed = settings.dialect;
  const probe = openProbe(line, grant);
  const start: Manner = { dialect: startDialect(settings), soap12Action: true };
  const footing = await settleOperations(probe, start, answers, { operationName: control, apiKey }, fixed);
  const notes = [...footing.notes];
  const unsettled: string[] = [];
  const end = (manner: Manner): Discovery => ({
    ...manner,
    working: footing.working,
    notes: probe.exhausted() ? [...notes, `Stopped looking after ${grant} requests.`] : notes,
    unsettled,
    rejected: footing.rejected,
  });
  const [format] = footing.working;
  if (format === undefined) {
    if (footing.named.length > 0) unsettled.push('dialect.xmlNamespaces.operations');
    notes.push(`${[...answers.keys()].join(', ')}: no way of writing was found that is understood.`);
    return end(start);
  }

  let manner = footing.manner;
  const seen: ReadAnswer[] = [];
  const look = async (name: string): Promise<void> => {
    const answer = await readAnswer(probe, name, apiKey, { manner, format });
    if (answer !== undefined) seen.push(answer);
  };
  await look('ShippingProviderGet');
  await look('CompanyGet');
  let layout = readLayout(seen);
  manner = {
    ...manner,
    dialect: fixParts(adoptLayout(manner.dialect, layout, nothingProven).dialect, fixed),
  };

  const reference = await findReference(probe, manner, apiKey);
  let baseSettled = false;
  let proven: Proven = nothingProven;
  let metadata: Metadata = { namespaces: [], filterItems: [] };
  const bases = [
    ...layout.records.keys(),
    manner.dialect.xmlNamespaces.operations,
    '',
    ...layout.status.keys(),
  ];
  if (reference?.heedsLimit === true) {
    const guessed = async (): Promise<readonly string[]> => {
      metadata = await readMetadata(probe, reference.operation.name);
      const { operations } = manner.dialect.xmlNamespaces;
      return [
        ...new Set([
          ...footing.named,
          ...metadata.namespaces,
          ...siblingNamespaces(operations, footing.refusals),
        ]),
      ];
    };
    const found = await settleBase(probe, manner, format, reference, { seen: bases, guessed }, apiKey, fixed);
    baseSettled = found !== null;
    if (found === null) {
      unsettled.push('dialect.xmlNamespaces.base');
      notes.push(
        'No namespace was found in which ReturnTopNRecords has an effect in XML: set dialect.xmlNamespaces.base.',
      );
    } else {
      manner = { ...manner, dialect: found };
      const { base, operations } = found.xmlNamespaces;
      if (base !== operations) {
        notes.push(
          `Base members are in '${base}': there ReturnTopNRecords limited ${reference.operation.name}.`,
        );
      }
    }
  }
  if (reference !== null) {
    const others = baseSettled || reference.heedsLimit ? [] : bases;
    const finding = await settleFilters(
      probe,
      manner,
      format,
      reference,
      metadata.filterItems,
      others,
      fixed,
    );
    if (finding.kind === 'unsettled') {
      unsettled.push('dialect.itemNames.Filter');
      notes.push(
        'No name was found under which items of Filters are read in XML: set dialect.itemNames.Filter.',
      );
    }
    if (finding.kind === 'found') {
      proven = { filterName: true, order: finding.orderProven };
      const item = finding.dialect.itemNames.Filter;
      if (item !== undefined)
        notes.push(`Items of Filters are named '${item}': so named they had an effect.`);
      if (finding.dialect.xmlMemberOrder !== manner.dialect.xmlMemberOrder) {
        notes.push(
          `Members are in ${finding.dialect.xmlMemberOrder} order: in the other a filter's were lost.`,
        );
      }
      manner = { ...manner, dialect: finding.dialect };
    }
  }

  await look('SalesOrderGet');
  layout = readLayout(seen);
  const adopted = adoptLayout(manner.dialect, layout, proven);
  notes.push(...adopted.notes);
  manner = { ...manner, dialect: fixParts(adopted.dialect, fixed) };
  const insists = manner.dialect.xmlNamespaces.operations !== '' || manner.dialect.xmlNamespaces.base !== '';
  if (insists && layout.records.size === 0 && fixed.xmlNamespaces?.records === undefined) {
    unsettled.push('dialect.xmlNamespaces.records');
    notes.push('No answer showed a record in XML: set dialect.xmlNamespaces.records.');
  }
  const verified = reference?.operation.name ?? 'ShippingProviderGet';
  for (const each of footing.working) {
    const answer = await probe.call(manner, each, verified, limitTo('1'));
    if (answer !== null && !works(answer))
      notes.push(`${each}: ${verified} is refused although ${control} is not.`);
  }
  return end(manner);
}
