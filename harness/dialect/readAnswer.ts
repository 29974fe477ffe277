import { DecodeError } from '../../formats/DecodeError.ts';
import { outlineXml } from '../../formats/xml/outlineXml.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { answerText } from './answerText.ts';
import type { DialectProbe, Manner } from './DialectProbe.ts';
import { limitTo } from './findReference.ts';
import type { Sight } from './readLayout.ts';
import { longestAnswerParsed } from './rootElementOf.ts';

/** A few records show as much of a layout as many. */
const limit = '3';

/**
 * Asks a Get for its newest records, to see how the target writes them. It uses GET in xml, which no dialect hinders, and
 * otherwise the documented call. A format that `isAlone` in its dialect gets the documented call only. Undefined when the answer
 * is not that operation's.
 */
export async function readAnswer(
  probe: DialectProbe,
  name: string,
  apiKey: string,
  documented: { readonly manner: Manner; readonly format: XmlFormat; readonly isAlone?: boolean },
): Promise<Sight | undefined> {
  const byGet = documented.isAlone
    ? null
    : await probe.get(`/xml/reply/${name}`, { APIKEY: apiKey, ReturnTopNRecords: limit });
  const seen = sightOf(byGet, name);
  if (seen !== undefined && showsRecords(seen)) return seen;
  const answer = await probe.call(documented.manner, documented.format, name, limitTo(limit));
  const asDocumented = sightOf(answer?.exchange ?? null, name);
  return asDocumented !== undefined && (seen === undefined || showsRecords(asDocumented))
    ? asDocumented
    : seen;
}

/** Whether the answer shows more than a refusal. No document requires a target to accept GET here. */
const showsRecords = ({ outline }: Sight): boolean => outline.records.length > 0;

function sightOf(exchange: Exchange | null, name: string): Sight | undefined {
  const response = exchange?.response;
  if (response === null || response === undefined || response.body.length > longestAnswerParsed)
    return undefined;
  const contentType = response.headers.find(([header]) => header === 'content-type')?.[1];
  try {
    const outline = outlineXml(
      responseShape(operationNamed(name)),
      response.body,
      contentType === undefined ? {} : { contentType },
    );
    if (outline.root.name !== `${name}Response`) return undefined;
    return { outline, dataContract: /\sxmlns:d\d+p\d+=/.test(answerText(exchange)) };
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
