import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import { escapeAttribute, escapeText } from '../../formats/xml/escapeXml.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import type { DialectProbe, Manner } from './DialectProbe.ts';
import { limitTo, type Reference } from './findReference.ts';
import { fixParts } from './fixParts.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { listedIds } from './listedIds.ts';
import { rootElementOf } from './rootElementOf.ts';

interface BaseSearch {
  readonly manner: Manner;
  readonly format: XmlFormat;
  readonly reference: Reference;
  /** Namespaces to try: those seen in answers, and those that the target publishes. */
  readonly seen: readonly string[];
  readonly published: () => Promise<readonly string[]>;
  readonly apiKey: string;
  readonly fixed: DialectSettings;
}

/**
 * Finds how to write the base members: their namespace, and whether the target loses them out of ordinal order.
 *
 * Judged by effect: if ReturnTopNRecords 1 is understood, the Get brings its newest record and no other. Many namespaces are
 * tried in one request: those of `seen` first, and those of `published` only when they fail. Null when nothing has an effect.
 */
export async function findBase(
  probe: DialectProbe,
  { manner, format, reference, seen, published, apiKey, fixed }: BaseSearch,
): Promise<Dialect | null> {
  const { operation, ids } = reference;
  const start = manner.dialect;
  const { operations, base: startBase } = start.xmlNamespaces;
  const tried = new Set<string>();
  const attempt = async (base: string, change: Partial<Dialect>): Promise<Dialect | null> => {
    const dialect = fixParts({ ...start, ...change, xmlNamespaces: { ...start.xmlNamespaces, base } }, fixed);
    const key = JSON.stringify([dialect.xmlNamespaces.base, dialect.baseMembers, dialect.xmlMemberOrder]);
    if (tried.has(key)) return null;
    tried.add(key);
    const answer = await probe.call({ ...manner, dialect }, format, operation.name, limitTo('1'));
    const listed = listedIds(answer, operation);
    return listed?.length === 1 && listed[0] === ids[0] ? dialect : null;
  };
  const together = async (bases: readonly string[]): Promise<boolean> => {
    const body = limitInMany(operation.name, operations, bases, apiKey);
    const root = rootElementOf(await probe.postXml(operation.name, body));
    return root?.children.find((child) => child.name === operation.list)?.children.length === 1;
  };
  const among = async (bases: readonly string[]): Promise<Dialect | null> => {
    let rest = [...new Set(bases)].filter((uri) => uri !== startBase);
    if (rest.length === 0 || !(await together(rest))) return null;
    while (rest.length > 1) {
      const half = rest.slice(0, Math.ceil(rest.length / 2));
      rest = (await together(half)) ? half : rest.slice(half.length);
    }
    return attempt(rest[0] ?? startBase, { baseMembers: inheritedMembers });
  };
  const search = fixed.xmlNamespaces?.base === undefined;
  return (
    (await attempt(startBase, {})) ??
    (search ? await among(seen) : null) ??
    (await attempt(startBase, { baseMembers: ['APIKEY', ...inheritedMembers], xmlMemberOrder: 'ordinal' })) ??
    (await attempt(startBase, { baseMembers: inheritedMembers, xmlMemberOrder: 'ordinal' })) ??
    (search ? await among(await published()) : null)
  );
}

/** A request that limits its answer in many namespaces at once. A target ignores those it does not know. */
function limitInMany(name: string, operations: string, bases: readonly string[], apiKey: string): string {
  const limits = bases.map(
    (uri) => `<ReturnTopNRecords xmlns="${escapeAttribute(uri)}">1</ReturnTopNRecords>`,
  );
  const key = `<APIKEY>${escapeText(apiKey)}</APIKEY>`;
  return `<${name} xmlns="${escapeAttribute(operations)}">${limits.join('')}${key}</${name}>`;
}
