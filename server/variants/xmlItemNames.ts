import { plainDialect } from '../../formats/Dialect.ts';
import { documentedRecords } from '../../specs/shapes.ts';
import type { Variant } from '../Variant.ts';

export const xmlItemNames: Variant = {
  about: 'Items of lists in xml and soap are called by the record without its mv, or else Item.',
  choices: {
    xmlDialect: {
      ...plainDialect,
      itemNames: Object.fromEntries([
        ...documentedRecords.map((name) => [name, name.startsWith('mv') ? name.slice(2) : 'Item']),
        ['string', 'Text'],
      ]),
    },
  },
};
