import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import { escapeAttribute, escapeText } from '../../formats/xml/escapeXml.ts';
import { limitTo, type Reference } from './findReference.ts';
import { fixParts } from './fixParts.ts';
import { listedIds } from './listedIds.ts';
import type { Manner, Probe, XmlFormat } from './Probe.ts';
import { rootOf } from './rootOf.ts';

/** What is tried for the base members, best guesses first. */
export interface BaseCandidates {
  /** Namespaces seen in answers, each tried by itself. */
  readonly seen: readonly string[];
  /** Asked for only when those fail; many may be tried in one request. */
  readonly guessed: () => Promise<readonly string[]>;
}

/** The base members that Gets inherit and that carry no key. */
export const inherited: readonly string[] = ['Filters', 'ReturnTopNRecords'];

/**
 * Finds how the base members want to be written: the namespace, and whether out of the ordinal order they are lost.
 *
 * Judged by effect: with ReturnTopNRecords 1 understood, the Get brings its newest record and no other.
 * Null when nothing that was tried has an effect.
 */
export async function settleBase(
  probe: Probe,
  manner: Manner,
  format: XmlFormat,
  reference: Reference,
  candidates: BaseCandidates,
  apiKey: string,
  fixed: DialectSettings,
): Promise<Dialect | null> {
  const { operation, ids } = reference;
  const start = manner.dialect;
  const tried = new Set<string>();
  const attempt = async (change: Partial<Dialect>, base: string): Promise<Dialect | null> => {
    const dialect = fixParts({ ...start, ...change, xmlNamespaces: { ...start.xmlNamespaces, base } }, fixed);
    const key = JSON.stringify([dialect.xmlNamespaces.base, dialect.baseMembers, dialect.xmlMemberOrder]);
    if (tried.has(key)) return null;
    tried.add(key);
    const answer = await probe.call({ ...manner, dialect }, format, operation.name, limitTo('1'));
    const listed = listedIds(answer, operation);
    return listed?.length === 1 && listed[0] === ids[0] ? dialect : null;
  };

  const { operations } = start.xmlNamespaces;
  const first = await attempt({}, start.xmlNamespaces.base);
  if (first !== null) return first;
  for (const base of new Set(candidates.seen)) {
    const found = await attempt({ baseMembers: inherited }, base);
    if (found !== null) return found;
  }
  for (const baseMembers of [inherited, ['APIKEY', ...inherited]]) {
    const found = await attempt({ baseMembers, xmlMemberOrder: 'ordinal' }, operations);
    if (found !== null) return found;
  }
  if (fixed.xmlNamespaces?.base !== undefined || format !== 'xml') return null;

  const together = async (bases: readonly string[]): Promise<boolean> => {
    const body = limitInMany(operation.name, operations, bases, apiKey);
    const root = rootOf(await probe.postXml(operation.name, body));
    return root?.children.find((child) => child.name === operation.list)?.children.length === 1;
  };
  let rest = (await candidates.guessed()).filter((uri) => !candidates.seen.includes(uri));
  if (rest.length === 0 || !(await together(rest))) return null;
  while (rest.length > 1) {
    const half = rest.slice(0, Math.ceil(rest.length / 2));
    rest = (await together(half)) ? half : rest.slice(half.length);
  }
  return attempt({ baseMembers: inherited }, rest[0] ?? operations);
}

/** A request that limits its answer in many namespaces at once; a target passes over those that it does not know. */
function limitInMany(name: string, operations: string, bases: readonly string[], apiKey: string): string {
  const limits = bases.map(
    (uri) => `<ReturnTopNRecords xmlns="${escapeAttribute(uri)}">1</ReturnTopNRecords>`,
  );
  return `<${name} xmlns="${escapeAttribute(operations)}">${limits.join('')}<APIKEY>${escapeText(apiKey)}</APIKEY></${name}>`;
}
