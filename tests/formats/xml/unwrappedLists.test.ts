import { describe, expect, it } from 'vitest';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { readPlain } from './readPlain.ts';

const discounts = responseShape(operationNamed('DiscountGet'));
const two =
  '<mvDiscounts><DiscountID>1</DiscountID><DiscountName>a</DiscountName></mvDiscounts>' +
  '<ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus>' +
  '<mvDiscounts><DiscountName>b</DiscountName></mvDiscounts>';

describe('lists whose own element is repeated for each item', () => {
  it.each([
    ['several', two, [{ DiscountID: '#1', DiscountName: 'a' }, { DiscountName: 'b' }]],
    ['one', '<mvDiscounts><DiscountID>1</DiscountID></mvDiscounts>', [{ DiscountID: '#1' }]],
    ['none', '<mvDiscounts/>', []],
    [
      'one that is empty',
      '<mvDiscounts><DiscountID>1</DiscountID></mvDiscounts><mvDiscounts/>',
      [{ DiscountID: '#1' }, {}],
    ],
    [
      'of lists with an element around the items',
      '<mvDiscounts><D><DiscountID>1</DiscountID></D></mvDiscounts><mvDiscounts/><mvDiscounts><D><DiscountID>2</DiscountID></D><D/></mvDiscounts>',
      [{ DiscountID: '#1' }, { DiscountID: '#2' }, {}],
    ],
    [
      'a hundred',
      '<mvDiscounts><DiscountID>1</DiscountID></mvDiscounts>'.repeat(100),
      Array.from({ length: 100 }, () => ({ DiscountID: '#1' })),
    ],
  ])('%s', (_, members, expected) => {
    const found = readPlain(discounts, `<DiscountGetResponse>${members}</DiscountGetResponse>`);
    expect(found.value).toMatchObject({ mvDiscounts: expected });
    expect(found.deviations).toEqual([]);
    expect(found.undocumented).toEqual([]);
  });

  it('are read in soap', () => {
    for (const [codec, namespace] of [
      [soap11, 'http://schemas.xmlsoap.org/soap/envelope/'],
      [soap12, 'http://www.w3.org/2003/05/soap-envelope'],
    ] as const) {
      const text = `<s:Envelope xmlns:s="${namespace}"><s:Body><DiscountGetResponse>${two}</DiscountGetResponse></s:Body></s:Envelope>`;
      const { value, deviations } = codec.decode(discounts, Buffer.from(text));
      expect(value.mvDiscounts).toHaveLength(2);
      expect(deviations).toEqual([]);
    }
  });

  it('may be nested, and of text', () => {
    const found = readPlain(
      requestShape(operationNamed('DocumentUpdate')),
      '<DocumentUpdate><mvDocument><DocumentDetails><DocumentRowProductSKU>A</DocumentRowProductSKU>' +
        '<DocumentRowSerialNumbers>x</DocumentRowSerialNumbers><DocumentRowSerialNumbers/><DocumentRowSerialNumbers>y</DocumentRowSerialNumbers>' +
        '</DocumentDetails><DocumentDetails><DocumentRowSerialNumbers>z</DocumentRowSerialNumbers></DocumentDetails></mvDocument></DocumentUpdate>',
    );
    expect(found.value).toEqual({
      mvDocument: {
        DocumentDetails: [
          { DocumentRowProductSKU: 'A', DocumentRowSerialNumbers: ['x', '', 'y'] },
          { DocumentRowSerialNumbers: ['z'] },
        ],
      },
    });
    expect(found.deviations).toEqual([]);
  });

  it('may be of records whose members are not shown', () => {
    const found = readPlain(
      responseShape(operationNamed('SerialNumberGet')),
      '<r><mvSerialNumbers><SerialNumber>1</SerialNumber><Sku>a</Sku></mvSerialNumbers><mvSerialNumbers><SerialNumber>2</SerialNumber></mvSerialNumbers></r>',
    );
    expect(found.value).toEqual({
      mvSerialNumbers: [{ SerialNumber: '1', Sku: 'a' }, { SerialNumber: '2' }],
    });
    expect(found.deviations).toEqual([]);
  });

  it('name the item of a deviation', () => {
    const text =
      '<DiscountGetResponse><mvDiscounts><DiscountID>1</DiscountID></mvDiscounts><mvDiscounts><DiscountID>x</DiscountID></mvDiscounts><mvDiscounts>none</mvDiscounts></DiscountGetResponse>';
    expect(readPlain(discounts, text).deviations).toEqual([
      'TYP-1 MUST - mvDiscounts[1].DiscountID',
      'GET-1 MUST - mvDiscounts[2]',
    ]);
  });

  it('are no lists of what repeats a member of the item', () => {
    const text =
      '<DiscountGetResponse><mvDiscounts><DiscountID>1</DiscountID><DiscountID>2</DiscountID></mvDiscounts></DiscountGetResponse>';
    expect(readPlain(discounts, text).deviations).toEqual([
      'GET-1 MUST - mvDiscounts[0]',
      'GET-1 MUST - mvDiscounts[1]',
    ]);
  });

  it('leave the last of two texts', () => {
    const found = readPlain(
      responseShape(operationNamed('DiscountDelete')),
      '<r><InternalErrorCode>a</InternalErrorCode><InternalErrorCode>b</InternalErrorCode></r>',
    );
    expect(found).toMatchObject({ value: { InternalErrorCode: 'b' }, deviations: [] });
  });
});
