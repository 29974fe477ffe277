import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operation } from '../../specs/operations.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { limitTo } from './findReference.ts';
import type { Manner, Probe, XmlFormat } from './Probe.ts';
import { rootOf } from './rootOf.ts';

/** An answer's root beside the shape of its message. */
export interface ReadAnswer {
  readonly root: XmlNode;
  readonly shape: RecordShape;
}

/** Few records show as much of a layout as many. */
const limit = '3';

/**
 * Asks a Get for its newest records, to see how the target writes them: by GET in xml, which no dialect hinders, or
 * else (`documented`) by the documented call. Undefined when the answer is not that operation's.
 */
export async function readAnswer(
  probe: Probe,
  name: string,
  apiKey: string,
  documented: { readonly manner: Manner; readonly format: XmlFormat } | null,
): Promise<ReadAnswer | undefined> {
  const shape = responseShape(operation(name));
  const byGet = rootOf(await probe.get(`/xml/reply/${name}`, { APIKEY: apiKey, ReturnTopNRecords: limit }));
  if (byGet !== undefined && hasList(byGet, name)) return { root: byGet, shape };
  if (documented === null) return undefined;
  const answer = await probe.call(documented.manner, documented.format, name, limitTo(limit));
  const root = rootOf(answer?.exchange ?? null);
  return root !== undefined && hasList(root, name) ? { root, shape } : undefined;
}

const hasList = (root: XmlNode, name: string): boolean =>
  root.name === `${name}Response` && root.children.some((child) => child.name === operation(name).list);
