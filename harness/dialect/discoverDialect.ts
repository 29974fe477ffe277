import type { Settings } from '../../config/Settings.ts';
import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { adoptLayout, type Proven } from './adoptLayout.ts';
import { type Manner, openProbe, type ProbedTarget, works } from './DialectProbe.ts';
import { findInherited } from './findInherited.ts';
import { findOperations, type Rejection } from './findOperations.ts';
import { findReference, limitTo } from './findReference.ts';
import { findTaken } from './findTaken.ts';
import { fixParts } from './fixParts.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { inNamespace } from './inNamespace.ts';
import { unknownItems } from './itemNames.ts';
import { readAnswer } from './readAnswer.ts';
import { readLayout, type Sight } from './readLayout.ts';

/** The result of a discovery. */
export interface DialectDiscovery extends Manner {
  /** The formats in which the control was answered `0`. */
  readonly working: readonly XmlFormat[];
  readonly notes: readonly string[];
  /** Settings that the target's answers could not settle, such as `dialect.xmlNamespaces.base`. */
  readonly unsettled: readonly string[];
  readonly rejected: Rejection | null;
}

/** The most requests of a search; most targets need half as many. Verifying the outcome adds one for each format. */
const mostRequests = 40;

/**
 * The dialect to begin with: the plain one with the operator's settings applied. A fixed namespace of operations applies to
 * everything until more is known. A fixed namespace of base members does not apply to the key.
 */
export function startDialect({ dialect: fixed }: Settings): Dialect {
  const { operations, base } = fixed.xmlNamespaces ?? {};
  const start = operations === undefined ? plainDialect : inNamespace(plainDialect, operations);
  return fixParts(base === undefined ? start : { ...start, baseMembers: inheritedMembers }, fixed);
}

/**
 * Finds the dialect of a target from its own answers (docs/judging.md, The target's dialect), by reads alone.
 *
 * `answers` are those to the control, a call that is expected to succeed, in the selected XML formats, written in
 * `startDialect`. A target that understands the plain dialect keeps it, apart from what a probe showed to be needed.
 * `isAlone`: other formats use another dialect, so a GET in xml shows nothing about these.
 */
export async function discoverDialect(
  probed: ProbedTarget,
  settings: Settings,
  control: string,
  answers: ReadonlyMap<XmlFormat, Answer>,
  isAlone = false,
): Promise<DialectDiscovery> {
  const { apiKey } = probed;
  const fixed = settings.dialect;
  const probe = openProbe(probed, mostRequests);
  const start: Manner = { dialect: startDialect(settings), soap12Action: true };
  const footing = await findOperations(probe, start, answers, { operationName: control, apiKey }, fixed);
  const { working, rejected } = footing;
  const notes = [...footing.notes];
  const unsettled: string[] = [];
  const [format] = working;
  if (format === undefined) {
    if (footing.named.length > 0) unsettled.push('dialect.xmlNamespaces.operations');
    notes.push(
      `Assay found no way of writing ${[...answers.keys()].join(', ')} that the target understands.`,
    );
    return { ...start, working, notes, unsettled, rejected };
  }

  let { manner } = footing;
  const sights: Sight[] = [];
  const look = async (name: string): Promise<void> => {
    const sight = await readAnswer(probe, name, apiKey, { manner, format, isAlone });
    if (sight !== undefined) sights.push(sight);
  };
  const adopt = (provenSoFar: Proven): readonly string[] => {
    const adopted = adoptLayout(manner.dialect, readLayout(sights), provenSoFar);
    manner = { ...manner, dialect: fixParts(adopted.dialect, fixed) };
    return adopted.notes;
  };
  const lookAtShortLists = async (): Promise<void> => {
    await look('ShippingProviderGet');
    await look('CompanyGet');
  };
  await lookAtShortLists();
  adopt({ filterName: false, order: false });

  const reference = await findReference(probe, manner, apiKey);
  let proven: Proven = { filterName: false, order: false };
  if (reference?.heedsLimit !== true) {
    const taken = await findTaken(probe, manner, format, fixed);
    if (taken !== null) {
      manner = { ...manner, dialect: taken };
      proven = { ...proven, order: true };
      notes.push('Members are in ordinal order: in the documented order a Get with a limit was refused.');
      if (readLayout(sights).records.length === 0) await lookAtShortLists();
      adopt(proven);
    }
  }
  if (reference !== null) {
    const context = { probe, format, reference, apiKey, fixed, layout: readLayout(sights), footing };
    const settled = await findInherited(context, manner);
    manner = { ...manner, dialect: settled.dialect };
    proven = settled.proven;
    notes.push(...settled.notes);
    unsettled.push(...settled.unsettled);
    // Until now the target may not have understood a limit.
    if (readLayout(sights).records.length === 0) await lookAtShortLists();
  }

  // Its lists show more. On some targets they are too long to ask for until a limit is understood.
  await look('SalesOrderGet');
  notes.push(...adopt(proven));
  const { operations, base } = manner.dialect.xmlNamespaces;
  const plain = operations === '' && base === '';
  if (!plain && readLayout(sights).records.length === 0 && fixed.xmlNamespaces?.records === undefined) {
    unsettled.push('dialect.xmlNamespaces.records');
    notes.push('No answer showed a record in XML: set dialect.xmlNamespaces.records.');
  }
  const guessed = unknownItems(readLayout(sights).items).filter(
    (name) => fixed.itemNames?.[name] === undefined,
  );
  if (guessed.length > 0) {
    unsettled.push(...guessed.map((name) => `dialect.itemNames.${name}`));
    notes.push(
      `No answer showed how items of these are named: ${guessed.join(', ')}; set dialect.itemNames.`,
    );
  }
  if (plain) notes.unshift(`${working.join(', ')}: understood without namespaces, as documented.`);
  if (probe.exhausted())
    notes.push('The search ended early: it needed too many requests, or answers were too slow.');

  const verified = reference?.operation.name ?? 'ShippingProviderGet';
  const verification = openProbe(probed, working.length);
  for (const each of working) {
    const answer = await verification.call(manner, each, verified, limitTo('1'));
    if (answer !== null && !works(answer))
      notes.push(`${each}: ${verified} is refused although ${control} is not.`);
  }
  return { ...manner, working, notes, unsettled, rejected };
}
