import type { Fault } from '../Fault.ts';
import { byLoneText } from '../hooks/byLoneText.ts';

const operations = ['DiscountGet', 'SalesOrderGet'];

export const lettersNotFound: Fault = {
  clause: 'FLT-1',
  about:
    'Equals on a text compares with a literal of ASCII: every other letter of the SearchValue is a question mark, and nothing is found by it.',
  causes: ['a search for text does not find what it should; the SearchValue has letters beyond ASCII'],
  operations,
  hook: byLoneText(({ operation, operator, searched }) => {
    const literal = searched.replace(/[^\u0000-\u007f]/g, '?');
    if (!operations.includes(operation) || operator !== 'Equals' || literal === searched) return undefined;
    return (held) => held.toLowerCase() === literal.toLowerCase();
  }),
};
