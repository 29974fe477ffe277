import { describe, expect, test } from 'vitest';
import { isInEnglish, isNamed, saysMissing } from '../../harness/words/namesMissing.ts';

describe('a Message names what does not exist', () => {
  test.each([
    ['The product with SKU NOPE-1 does not exist.', 'NOPE-1', true],
    // A server may keep codes in capitals.
    ['No product NOPEB1 here.', 'NOPEb1', true],
    ['No product NOPE-2 here.', 'NOPE-1', false],
    ['The discount 1.999.000 does not exist.', '1999000', true],
    ['The discount 91999000 does not exist.', '1999000', false],
    // As Java and PHP write it where the locale is Arabic, Persian, Bengali or Marathi.
    ['الخصم ١٬٩٩٩٬٠٠٠ غير موجود', '1999000', true],
    ['تخفیف ۱٬۹۹۹٬۰۰۰ یافت نشد', '1999000', true],
    ['১৯,৯৯,০০০', '1999000', true],
    ['१९,९९,०००', '1999000', true],
    ['१९,९९,००१', '1999000', false],
  ])('%s: %s, %s', (message, name, isIt) => {
    expect(isNamed(message, name)).toBe(isIt);
  });
});

describe('a Message says that it does not exist', () => {
  test.each([
    'The product with SKU X does not exist.',
    'X was not found',
    'The discount could not be found',
    'We cannot find X.',
    "X doesn't exist",
    'There is no product with SKU X.',
    'No discount has this id.',
    'No such product: X',
    'Unknown SKU X',
    'X is not registered',
    'Unable to locate X',
  ])('%s', (message) => {
    expect(saysMissing(message)).toBe(true);
  });

  test.each([
    'X is locked',
    'Something went wrong',
    'The price of X is not allowed',
    'X may not be negative',
  ])('and does not, with other words: %s', (message) => {
    expect(saysMissing(message)).toBe(false);
  });

  test.each([
    ['Something went wrong', true],
    ['製品 X は存在しません', false],
    ['Le produit X a été supprimé', false],
    ['404', false],
    ['The discount is wrong', true],
    ['Invalid SKU X', true],
    ['Error in row 1: X', true],
    ['No has indicado un producto: X', false],
    ['Das Produkt mit der SKU X existiert nicht', false],
    ['Il prodotto X non esiste', false],
    ['Product X bestaat niet', false],
  ])('is looked for in English alone: %s, %s', (message, isIt) => {
    expect(isInEnglish(message)).toBe(isIt);
  });
});
