import type { Habits } from './Habits.ts';

/** A record as an ordered list of members; a member is text, or a list of texts or of records under their type. */
export type Members = readonly (readonly [name: string, value: string | Listed])[];

interface Listed {
  readonly of: string;
  readonly items: readonly (string | Members)[];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Writes an answer as .NET's DataContract writer does: BOM, namespaces by numbered prefixes, nil for what is not there. */
export function writeXmlAnswer(name: string, members: Members, habits: Habits): string {
  const { namespaces } = habits;
  const root = namespaces === null ? '' : ` xmlns="${namespaces.operations}"`;
  return `\ufeff<${name} xmlns:i="http://www.w3.org/2001/XMLSchema-instance"${root}>${write(members, habits, '')}</${name}>`;
}

/** What .NET answers when it could not read a request at all. */
export const errorResponse = (code: string, message: string): string =>
  `\ufeff<ErrorResponse xmlns="http://schemas.servicestack.net/types"><ResponseStatus><ErrorCode>${escaped(code)}</ErrorCode><Message>${escaped(message)}</Message></ResponseStatus></ErrorResponse>`;

function write(members: Members, habits: Habits, prefix: string): string {
  const { namespaces, writes } = habits;
  const inOrder = writes === 'ordinal' ? [...members].sort(([a], [b]) => (a < b ? -1 : 1)) : members;
  return inOrder
    .map(([name, value]) => {
      const tag = prefix + name;
      if (typeof value === 'string') return `<${tag}>${escaped(value)}</${tag}>`;
      const isStatus = value.of === 'ResponseStatus';
      const isText = typeof value.items[0] === 'string';
      const inner = isStatus
        ? 'http://schemas.servicestack.net/types'
        : isText
          ? namespaces?.arrays
          : namespaces?.records;
      const p = namespaces === null ? '' : 'd2p1:';
      const items = value.items.map((item) => {
        const content = typeof item === 'string' ? escaped(item) : write(item, habits, p);
        const itemTag = p + habits.itemName(value.of);
        return isStatus ? content : `<${itemTag}>${content}</${itemTag}>`;
      });
      const declared = namespaces === null ? '' : ` xmlns:d2p1="${inner}"`;
      return `<${tag}${declared}>${items.join('')}</${tag}>`;
    })
    .join('');
}
