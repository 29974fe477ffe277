const startCharacter =
  'A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd';
const nameCharacter = `${startCharacter}\\-.0-9\u00b7\u0300-\u036f\u203f\u2040`;
const valid = new RegExp(`^[${startCharacter}][${nameCharacter}]*$`);
const invalidCharacter = new RegExp(`[^${nameCharacter}]`, 'g');
const invalidStart = new RegExp(`^[^${startCharacter}]`);

/**
 * A member's name as an element's. Documented names stay as they are. In an open record, a character that no XML name can hold is
 * written `_xHHHH_` (as .NET's XmlConvert does), so that the document stays well-formed.
 */
export function elementName(name: string): string {
  if (valid.test(name)) return name;
  if (name === '') return '_';
  return name.replace(invalidCharacter, coded).replace(invalidStart, coded);
}

const coded = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
