/** Nobody can compute with a lexeme beyond this exponent, and expanding it would fill the memory. */
const maxExponent = 1000;

/**
 * A number's text as a lexeme of the JSON grammar, with its scale (`+.50` → `0.50`). Undefined when it is no number, or its
 * exponent is beyond ±1000.
 */
export function numberLexeme(text: string): string | undefined {
  const found = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text.trim());
  if (found === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent] = found;
  if (whole === '' && fraction === '') return undefined;
  if (exponent !== undefined && Math.abs(Number(exponent)) > maxExponent) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const point = fraction === '' ? '' : `.${fraction}`;
  return `${sign === '-' ? '-' : ''}${digits}${point}${exponent === undefined ? '' : `E${exponent}`}`;
}

/** The plain digits of a lexeme that denotes an integer (`1.0` → `1`, `1E2` → `100`), else undefined. */
export function plainInteger(lexeme: string): string | undefined {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(lexeme);
  if (found === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (/[1-9]/.test(digits.slice(Math.max(0, point)))) return undefined;
  const integer =
    point <= 0
      ? '0'
      : digits
          .slice(0, point)
          .padEnd(point, '0')
          .replace(/^0+(?=\d)/, '');
  return integer === '0' ? '0' : `${sign}${integer}`;
}
