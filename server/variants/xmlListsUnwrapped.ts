import { responseShape } from '../../specs/messageShapes.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlListsUnwrapped: Variant = {
  about:
    'In xml and soap nothing surrounds the items of a list. Its element is repeated for each, and an empty list is left out (the layout of lists in XML is not shown).',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text, { operation }) =>
    operation === null ? text : unwrapped(text, responseShape(operation)),
  ),
};

/** An element that is open. */
interface Frame {
  /** The name that is written. */
  readonly name: string;
  /** Undefined where the document shows none. */
  readonly type: TypeShape | undefined;
}

const pieces = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<[^>]*>|[^<]+/g;

function unwrapped(text: string, message: RecordShape): string {
  const open: Frame[] = [];
  const parts: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    const [start = '', slash = '', tag = ''] = /^<(\/?)([^\s/>!?][^\s/>]*)/.exec(piece) ?? [];
    if (tag === '') {
      parts.push(piece);
    } else if (slash !== '') {
      const frame = open.pop();
      if (frame?.type?.kind !== 'list') parts.push(`</${frame?.name ?? tag}>`);
    } else {
      const around = open.at(-1);
      const name = around?.type?.kind === 'list' ? around.name : tag;
      const type = typeOf(tag.replace(/^.*:/, ''), around, message);
      const isNil = /\bnil="/.test(piece);
      if (type?.kind !== 'list' || isNil) parts.push(`<${name}${piece.slice(start.length)}`);
      if (!piece.endsWith('/>')) open.push({ name, type: isNil ? undefined : type });
    }
  }
  return parts.join('');
}

function typeOf(local: string, around: Frame | undefined, message: RecordShape): TypeShape | undefined {
  const outer = around?.type;
  if (outer?.kind === 'list') return outer.item;
  if (outer?.kind === 'record') return outer.record.byName.get(local)?.type;
  return outer === undefined && local === message.name ? { kind: 'record', record: message } : undefined;
}
