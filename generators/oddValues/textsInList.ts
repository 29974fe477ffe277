import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Build } from '../records/Build.ts';
import { textHazards } from '../values/textHazards.ts';
import type { RowKind } from './slots.ts';

/** What a format may garble between the items of a list. There are few, since each stands for one piece of a product. */
const hazards = ['comma', 'quote', 'apostrophe', 'brackets', 'braces', 'colon', 'ampersand'];

/** Text that no format garbles. It shows whether a server keeps a list of texts at all. */
export const plainText = 'plain';

/** The texts for one list, beginning with the plain one. */
export const textsInList: readonly string[] = [
  plainText,
  ...textHazards.filter(({ name }) => hazards.includes(name)).map(({ text }) => text),
];

/**
 * A record with one row, for as many pieces as there are texts, that lists them as serial numbers. Each stands behind a word of its own,
 * since no two pieces have the same serial number.
 */
export const recordListing =
  ({ build, list, prefix }: RowKind, texts: readonly string[]): Build =>
  (context, label) => {
    const record = build(context, label);
    const word = context.unique(`serials/${label}`);
    const [row] = recordsOf(record[list]);
    const listing = {
      [`${prefix}Quantity`]: numeric(texts.length),
      [`${prefix}SerialNumbers`]: texts.map((text, at) => `${word}-${at} ${text}`),
    };
    return { ...record, [list]: [{ ...row, ...listing }] };
  };
