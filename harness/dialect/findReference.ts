import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { DialectProbe, Manner } from './DialectProbe.ts';
import { listedIds } from './listedIds.ts';
import { rootElementOf } from './rootElementOf.ts';

/** A Get whose correct answer is known from another way of asking. */
export interface Reference {
  readonly operation: Operation;
  /** The ids of the newest two records, newest first; one id when the target has only one record. */
  readonly ids: readonly string[];
  /** Whether ReturnTopNRecords was seen to limit it. */
  readonly heedsLimit: boolean;
}

/** Most targets have short lists of these, and a dialect that lacks something returns them whole. */
const candidates = ['ShippingProviderGet', 'CompanyGet', 'DocumentTypeGet'];

/**
 * Looks for a Get whose ReturnTopNRecords has an effect. It is asked in json, or by GET in xml where json does not answer.
 * Prefers a Get with two records or more; null when no Get shows a record.
 */
export async function findReference(
  probe: DialectProbe,
  manner: Manner,
  apiKey: string,
): Promise<Reference | null> {
  let lonely: Reference | null = null;
  let inJson = true;
  for (const name of candidates) {
    const op = operationNamed(name);
    const ask = async (limit: string): Promise<readonly string[] | null> => {
      const ids = inJson ? listedIds(await probe.call(manner, 'json', name, limitTo(limit)), op) : null;
      if (ids !== null) return ids;
      const query = { APIKEY: apiKey, ReturnTopNRecords: limit };
      const byGet = idsIn(rootElementOf(await probe.get(`/xml/reply/${name}`, query)), op);
      inJson = byGet === null;
      return byGet;
    };
    const two = await ask('2');
    if (two === null || two.length === 0) continue;
    if (two.length === 1) lonely ??= { operation: op, ids: two, heedsLimit: false };
    if (two.length !== 2) continue;
    const one = await ask('1');
    if (one?.length === 1 && one[0] === two[0]) return { operation: op, ids: two, heedsLimit: true };
  }
  return lonely;
}

/** The members of a Get that asks for so many records at most. */
export const limitTo = (limit: string): RecordValue => ({ ReturnTopNRecords: numeric(limit) });

function idsIn(root: XmlNode | undefined, op: Operation): readonly string[] | null {
  if (root?.name !== `${op.name}Response`) return null;
  const list = root.children.find((child) => child.name === op.list);
  return (list?.children ?? []).map(
    (item) => item.children.find((child) => child.name === op.id)?.text.trim() ?? '',
  );
}
