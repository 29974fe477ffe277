import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { messageIn, statusIn } from '../exchanges/statusBlock.ts';
import { namedNamespaces } from './namedNamespaces.ts';
import { rootElementOf } from './rootElementOf.ts';

/** Statuses for refusing what was sent. Others are about the address, the method, the type of the body or a gateway. */
const ofTheBody: readonly number[] = [400, 422, 500];

/** Elements of a Fault that give its kind and not its reason (SOAP 1.1 and 1.2). */
const kinds: readonly string[] = ['faultcode', 'Code'];

/** Reasons of another kind: the header, the body's type, the key, or no SOAP at all. */
const otherReason =
  /soap\s?action|content.?type|media.?type|\bheaders?\b|api\s?key|\bmethod|\bnot\s+(?:supported|implemented|offered|enabled|available|allowed|found)|unsupported/i;

/**
 * Whether a call's body was refused without a useful reason. Either there is no ResponseStatus and no Fault text, or the words
 * name no namespace and no other reason. "The request could not be read" does not tell an unknown namespace from anything else.
 * The document leaves open the status of a readable refusal (ENV-12).
 */
export function refusedWithoutWord(answer: Answer): boolean {
  const { exchange } = answer;
  const status = exchange.response?.status ?? 0;
  const block = statusIn(answer);
  if (block !== undefined)
    return (
      (status === 200 || ofTheBody.includes(status)) &&
      block.ErrorCode !== '0' &&
      isVague(messageIn(answer) ?? '')
    );
  if (!ofTheBody.includes(status)) return false;
  const root = rootElementOf(exchange);
  if (root?.name !== 'Fault') return true;
  return isVague(
    root.children
      .filter((part) => !kinds.includes(part.name))
      .map(textOf)
      .join(' '),
  );
}

const isVague = (said: string): boolean =>
  namedNamespaces(said).namespaces.length === 0 && !otherReason.test(said);

const textOf = ({ text, children }: XmlNode): string => [text, ...children.map(textOf)].join(' ');
