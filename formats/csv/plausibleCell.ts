import type { TypeShape } from '../../specs/Shape.ts';
import { boolOf } from '../read/wallScalars.ts';
import { jsonIn, tryJsv } from './nestedIn.ts';

/**
 * Whether a cell's text is possible for a member of that type. This finds the cells when the quoting does not show where they
 * end. Text is anything without a leading blank or a quote.
 */
export function plausibleCell(text: string, type: TypeShape | undefined): boolean {
  if (text === '') return true;
  if (type?.kind === 'record' || type?.kind === 'list') return isNested(text);
  if (type?.kind !== 'scalar') return true;
  switch (type.type) {
    case 'int':
    case 'decimal':
    case 'number':
      return /^\s*[+-]?\.?\d/.test(text);
    case 'bool':
      return boolOf(text) !== undefined;
    case 'datetime':
      return /^\s*(?:[+-]?\d|\\?\/Date)/.test(text);
    default:
      return !text.startsWith(' ') && !text.includes('"');
  }
}

/** Whether the text is a whole list or record, in jsv or json. */
export const isNested = (text: string): boolean =>
  /^\s*[[{]/.test(text) && (tryJsv(text, (node) => node.kind !== 'text') ?? jsonIn(text)) !== undefined;
