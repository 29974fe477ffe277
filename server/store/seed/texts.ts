/** Texts with characters that the six formats must quote or escape, and text that looks like something else. */
export const texts: readonly string[] = [
  'Handle with care',
  'comma, "quotes" and {braces} [brackets]: all & <more>',
  "it's 5 o'clock; back\\slash | pipe / slash",
  'first line\nsecond line',
  'Größe, naïve, Ελληνικά, 日本語',
  '00420',
  'true',
  '2017-01-10',
  'null',
  '1,5 × 2 = 3 % # @ ~ ^',
  'tab\tinside',
  'ends with a quote "',
  '',
];
