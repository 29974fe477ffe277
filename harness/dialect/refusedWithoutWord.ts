import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Answer } from '../Answer.ts';
import { rootOf } from './rootOf.ts';

/** Refusals of what was sent; others are about the address, the method, the type of the body or a gateway. */
const ofTheBody: readonly number[] = [400, 422, 500];

/** Elements of a Fault that name its kind and not its reason (SOAP 1.1 and 1.2). */
const kinds: readonly string[] = ['faultcode', 'Code'];

/**
 * Whether a call was refused by its body, with neither a ResponseStatus nor the text of a Fault: nothing then tells an
 * unknown namespace from any other reason.
 */
export function refusedWithoutWord({ exchange, decoded }: Answer): boolean {
  const status = exchange.response?.status ?? 0;
  if (!ofTheBody.includes(status) || isRecord(decoded?.value.ResponseStatus)) return false;
  const root = rootOf(exchange);
  return root?.name !== 'Fault' || !root.children.some((part) => !kinds.includes(part.name) && hasText(part));
}

const hasText = ({ text, children }: XmlNode): boolean => text.trim() !== '' || children.some(hasText);
