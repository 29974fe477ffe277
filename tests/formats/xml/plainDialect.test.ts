import { expect, it } from 'vitest';
import { plainDialect } from '../../../formats/Dialect.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { requestShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';

const message = {
  showDeleted: 'all',
  APIKEY: 'K',
  ReturnTopNRecords: numeric(1),
  Filters: [{ FieldName: 'CompanyId' }],
};
const filters = '<Filters><Filter><FieldName>CompanyId</FieldName></Filter></Filters>';
const written = (more: Partial<typeof plainDialect>): string =>
  Buffer.from(
    xml.encode(requestShape(operationNamed('CompanyGet')), message, {
      dialect: { ...plainDialect, ...more },
    }),
  ).toString();

it('where nothing is known, the key, the filters and the number of records are what requests inherit', () => {
  expect(written({ xmlMemberOrder: 'ordinal' })).toBe(
    `<CompanyGet><APIKEY>K</APIKEY>${filters}<ReturnTopNRecords>1</ReturnTopNRecords><showDeleted>all</showDeleted></CompanyGet>`,
  );
  const xmlNamespaces = { ...plainDialect.xmlNamespaces, operations: 'urn:o', base: '' };
  expect(written({ xmlNamespaces, xmlMemberOrder: 'ordinal' })).toBe(
    `<CompanyGet xmlns="urn:o"><APIKEY xmlns="">K</APIKEY>${filters.replace('<Filters>', '<Filters xmlns="">')}<ReturnTopNRecords xmlns="">1</ReturnTopNRecords><showDeleted>all</showDeleted></CompanyGet>`,
  );
});
