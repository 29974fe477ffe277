import { byLoneText } from '../hooks/byLoneText.ts';
import type { Variant } from '../Variant.ts';

export const wildcardsInEquals: Variant = {
  about: 'In a lone filter on a text, `*` and `?` stand for other text, whatever the operator.',
  hook: byLoneText(({ operator, searched }) => {
    if (!['Equals', 'NotEquals', 'Contains'].includes(operator) || !/[*?]/.test(searched)) return undefined;
    const inside = searched
      .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    const pattern = new RegExp(operator === 'Contains' ? inside : `^${inside}$`, 'is');
    return (held) => pattern.test(held) === (operator !== 'NotEquals');
  }),
};
