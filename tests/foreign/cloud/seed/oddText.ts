/** Texts that a careless writer of some format would break. */
const oddTexts: readonly string[] = [
  'Ünïted, "Parcel" {Express}: [EU] & <Sons>',
  'Πέτρος και Υιοί; 0001',
  'null',
  '007',
  '2017-01-10T10:30:00',
  '/Date(0)/',
  'two\nlines',
  "O'Neil \\ 日本 ]]>",
];

/** One of the odd texts. */
export function oddText(index: number): string {
  return oddTexts[index % oddTexts.length] ?? '';
}
