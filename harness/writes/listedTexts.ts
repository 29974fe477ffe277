import { rowKindOf } from '../../generators/oddValues/slots.ts';
import { plainText } from '../../generators/oddValues/textsInList.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { recordIn, sameText } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';

/** What a write listed as the serial numbers of its row. */
interface ListedTexts {
  /** Where they stand in the record. */
  readonly path: string;
  /** Whether the plain one of them came back. */
  readonly isKept: boolean;
  /** The texts that did not come back anywhere in the list, and the list that came: a lawful server may sort it. */
  readonly lost: readonly string[];
  readonly back: readonly string[];
}

/** What became of the texts in a list that a write sent (`recordListing`). */
export function listedTexts({ call, decoded }: Answer): ListedTexts {
  const { operation, members } = call;
  const kind = operation === null ? undefined : rowKindOf(operation);
  if (operation?.record === undefined || kind === undefined)
    throw new Error(`${call.operationName} lists no texts`);
  const textsOf = (record: RecordValue): readonly string[] =>
    recordsOf(record[kind.list]).flatMap(({ [`${kind.prefix}SerialNumbers`]: texts }) =>
      Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : [],
    );
  const sent = textsOf(recordIn(members[operation.record]));
  const back = textsOf(recordIn(decoded?.value[operation.record]));
  const lost = sent.filter((text) => !back.some((one) => sameText(text, one)));
  return {
    path: `${operation.record}.${kind.list}[0].${kind.prefix}SerialNumbers`,
    isKept: sent.some((text) => text.endsWith(` ${plainText}`) && !lost.includes(text)),
    lost,
    back,
  };
}
