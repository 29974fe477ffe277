import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { DialectDiscovery } from '../dialect/discoverDialect.ts';
import { refusedWithoutWord } from '../dialect/refusedWithoutWord.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Capabilities } from '../target/Capabilities.ts';

/**
 * The soap formats that are not read and refuse without a reason, on a target that requires or shows a namespace elsewhere. SOAP
 * and xml may be separate products, and no answer says what the other one requires.
 */
export function findUntold(
  discovery: DialectDiscovery | null,
  turnedAway: ReadonlyMap<Format, Answer>,
  unread: Capabilities['unread'],
): readonly Format[] {
  if (discovery === null) return [];
  const { working, dialect, unsettled } = discovery;
  const hasNamespace =
    (working.length > 0 && dialect.xmlNamespaces.operations !== '') ||
    unsettled.includes('dialect.xmlNamespaces.operations');
  if (!hasNamespace) return [];
  return [...turnedAway]
    .filter(
      ([format, answer]) => isSoap(format) && unread[format] !== undefined && refusedWithoutWord(answer),
    )
    .map(([format]) => format);
}

/** What that means for the operator, in words for the report. */
export const untoldNote = (format: Format): string =>
  `${format} may need a namespace of its own, which no answer shows: judge it alone (--formats ${format}) with the setting dialect.xmlNamespaces.operations.`;
