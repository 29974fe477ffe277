import { type Dialect, plainDialect } from '../../../formats/Dialect.ts';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue } from '../../../specs/Value.ts';

/** A message and its XML as a person wrote it, before the encoder was run. */
export interface Written {
  readonly name: string;
  readonly shape: RecordShape;
  readonly value: RecordValue;
  readonly dialect: Dialect;
  readonly xml: string;
}

export const spread: Dialect = {
  xmlNamespaces: { operations: 'urn:o', records: 'urn:r', base: 'urn:b', arrays: 'urn:a' },
  baseMembers: ['Filters', 'ReturnTopNRecords'],
  xmlMemberOrder: 'documented',
  itemNames: {},
};

const document = {
  DocumentId: numeric(0),
  DocumentDate: wall(Date.UTC(2017, 0, 10, 10, 30)),
  DocumentCustomFlag1: true,
  DocumentDetails: [
    {
      DocumentRowProductSKU: 'A-1',
      DocumentRowQuantity: numeric('2'),
      DocumentRowUnitPriceWithoutTaxOrDiscount: numeric('12.50'),
      DocumentRowSerialNumbers: ['s1', ''],
      DocumentRowBatchNumbers: [
        { BatchNumberName: 'b', ExpiryDate: wall(unsetMs), AssignedQTYInDetail: numeric('1') },
      ],
    },
    { DocumentRowProductSKU: 'A-2', DocumentRowRemarks: null, DocumentRowSerialNumbers: [] },
  ],
  DocumentStatus: 'Pending',
};

const insert = { APIKEY: 'K', mvDocument: document, mvRecordAction: 'Insert' };

const get = {
  Filters: [
    { FieldName: 'CompanyId', SearchOperator: 'LessThan', SearchValue: '9' },
    { AndOr: 'Or', FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: '<&>' },
  ],
  ReturnTopNRecords: numeric(-1),
  APIKEY: 'K',
  showDeleted: 'showOnlyUndeleted',
};

export const written: readonly Written[] = [
  {
    name: 'plain, nested lists, nil',
    shape: requestShape(operationNamed('DocumentUpdate')),
    value: insert,
    dialect: plainDialect,
    xml:
      '<DocumentUpdate><APIKEY>K</APIKEY><mvDocument><DocumentId>0</DocumentId>' +
      '<DocumentDate>2017-01-10T10:30:00</DocumentDate><DocumentCustomFlag1>true</DocumentCustomFlag1>' +
      '<DocumentDetails><mvDocumentRow><DocumentRowProductSKU>A-1</DocumentRowProductSKU>' +
      '<DocumentRowQuantity>2</DocumentRowQuantity>' +
      '<DocumentRowUnitPriceWithoutTaxOrDiscount>12.50</DocumentRowUnitPriceWithoutTaxOrDiscount>' +
      '<DocumentRowSerialNumbers><string>s1</string><string></string></DocumentRowSerialNumbers>' +
      '<DocumentRowBatchNumbers><BatchNumberDetail><BatchNumberName>b</BatchNumberName>' +
      '<ExpiryDate>0001-01-01T00:00:00</ExpiryDate><AssignedQTYInDetail>1</AssignedQTYInDetail>' +
      '</BatchNumberDetail></DocumentRowBatchNumbers></mvDocumentRow>' +
      '<mvDocumentRow><DocumentRowProductSKU>A-2</DocumentRowProductSKU><DocumentRowSerialNumbers/>' +
      '<DocumentRowRemarks xmlns:q="http://www.w3.org/2001/XMLSchema-instance" q:nil="true"/></mvDocumentRow>' +
      '</DocumentDetails><DocumentStatus>Pending</DocumentStatus></mvDocument>' +
      '<mvRecordAction>Insert</mvRecordAction></DocumentUpdate>',
  },
  {
    name: 'a namespace for each kind of element',
    shape: requestShape(operationNamed('DocumentUpdate')),
    value: insert,
    dialect: spread,
    xml:
      '<o:DocumentUpdate xmlns:o="urn:o" xmlns="urn:r"><o:APIKEY>K</o:APIKEY><o:mvDocument><DocumentId>0</DocumentId>' +
      '<DocumentDate>2017-01-10T10:30:00</DocumentDate><DocumentCustomFlag1>true</DocumentCustomFlag1>' +
      '<DocumentDetails><mvDocumentRow><DocumentRowProductSKU>A-1</DocumentRowProductSKU>' +
      '<DocumentRowQuantity>2</DocumentRowQuantity>' +
      '<DocumentRowUnitPriceWithoutTaxOrDiscount>12.50</DocumentRowUnitPriceWithoutTaxOrDiscount>' +
      '<DocumentRowSerialNumbers xmlns:arr="urn:a"><arr:string>s1</arr:string><arr:string/></DocumentRowSerialNumbers>' +
      '<DocumentRowBatchNumbers><BatchNumberDetail><BatchNumberName>b</BatchNumberName>' +
      '<ExpiryDate>0001-01-01T00:00:00</ExpiryDate><AssignedQTYInDetail>1</AssignedQTYInDetail>' +
      '</BatchNumberDetail></DocumentRowBatchNumbers></mvDocumentRow>' +
      '<mvDocumentRow><DocumentRowProductSKU>A-2</DocumentRowProductSKU><DocumentRowSerialNumbers/>' +
      '<DocumentRowRemarks xmlns:q="http://www.w3.org/2001/XMLSchema-instance" q:nil="true"/></mvDocumentRow>' +
      '</DocumentDetails><DocumentStatus>Pending</DocumentStatus></o:mvDocument>' +
      '<o:mvRecordAction>Insert</o:mvRecordAction></o:DocumentUpdate>',
  },
  {
    name: 'inherited members in their own namespace, what is in them too',
    shape: requestShape(operationNamed('CompanyGet')),
    value: get,
    dialect: spread,
    xml:
      '<CompanyGet xmlns="urn:o"><Filters xmlns="urn:b"><Filter><FieldName>CompanyId</FieldName>' +
      '<SearchOperator>LessThan</SearchOperator><SearchValue>9</SearchValue></Filter>' +
      '<Filter><AndOr>Or</AndOr><FieldName>CompanyName</FieldName><SearchOperator>Equals</SearchOperator>' +
      '<SearchValue>&lt;&amp;&gt;</SearchValue></Filter></Filters>' +
      '<ReturnTopNRecords xmlns="urn:b">-1</ReturnTopNRecords><APIKEY>K</APIKEY>' +
      '<showDeleted>showOnlyUndeleted</showDeleted></CompanyGet>',
  },
  {
    name: 'ordinal order, inherited members first',
    shape: requestShape(operationNamed('CompanyGet')),
    value: get,
    dialect: { ...plainDialect, xmlMemberOrder: 'ordinal', baseMembers: ['ReturnTopNRecords', 'APIKEY'] },
    xml:
      '<CompanyGet><APIKEY>K</APIKEY><ReturnTopNRecords>-1</ReturnTopNRecords><Filters><Filter>' +
      '<FieldName>CompanyId</FieldName><SearchOperator>LessThan</SearchOperator><SearchValue>9</SearchValue></Filter>' +
      '<Filter><AndOr>Or</AndOr><FieldName>CompanyName</FieldName><SearchOperator>Equals</SearchOperator>' +
      '<SearchValue>&lt;&amp;&gt;</SearchValue></Filter></Filters>' +
      '<showDeleted>showOnlyUndeleted</showDeleted></CompanyGet>',
  },
  {
    name: 'ordinal order puts capitals before small letters, in records too; other item names',
    shape: responseShape(operationNamed('PurchaseOrderUpdate')),
    value: {
      mvPurchaseOrder: {
        PurchaseOrderId: numeric(7),
        PurchaseOrderNo: 'PO-7',
        PurchaseOrderAddresses: [{ Name: 'n', AddressType: 'General' }],
        PurchaseOrderDetails: [{ PurchaseOrderRowSerialNumbers: ['x'] }],
        chkReOpenOrCloseRelatedDocs: false,
      },
      ResponseStatus: { ErrorCode: '0', Errors: [] },
      entityID: numeric(7),
      relatedDocumentID: numeric(0),
    },
    dialect: {
      ...plainDialect,
      xmlNamespaces: { operations: 'urn:o', records: '', base: '', arrays: 'urn:a' },
      xmlMemberOrder: 'ordinal',
      itemNames: { mvAddress: 'Address', mvPurchaseOrderRow: 'row', string: 's' },
    },
    xml:
      '<PurchaseOrderUpdateResponse xmlns="urn:o"><ResponseStatus><ErrorCode xmlns="">0</ErrorCode><Errors xmlns=""/>' +
      '</ResponseStatus><entityID>7</entityID><mvPurchaseOrder>' +
      '<PurchaseOrderAddresses xmlns=""><Address><AddressType>General</AddressType><Name>n</Name></Address></PurchaseOrderAddresses>' +
      '<PurchaseOrderDetails xmlns=""><row><PurchaseOrderRowSerialNumbers><s xmlns="urn:a">x</s></PurchaseOrderRowSerialNumbers></row></PurchaseOrderDetails>' +
      '<PurchaseOrderId xmlns="">7</PurchaseOrderId><PurchaseOrderNo xmlns="">PO-7</PurchaseOrderNo>' +
      '<chkReOpenOrCloseRelatedDocs xmlns="">false</chkReOpenOrCloseRelatedDocs></mvPurchaseOrder>' +
      '<relatedDocumentID>0</relatedDocumentID></PurchaseOrderUpdateResponse>',
  },
  {
    name: 'text hazards',
    shape: requestShape(operationNamed('CompanyUpdate')),
    value: {
      APIKEY: 'a"b\'c',
      mvCompany: {
        CompanyName: '<b>&amp;</b> ]]> Ω€ 😀 =1+1',
        CompanyComments: ' lead\ttab\nline\rcr\r\ncrlf trail ',
        CompanyPhone: '0001',
        CompanyEmail: '',
      },
    },
    dialect: plainDialect,
    xml:
      '<CompanyUpdate><APIKEY>a"b\'c</APIKEY><mvCompany>' +
      '<CompanyName>&lt;b&gt;&amp;amp;&lt;/b&gt; ]]&gt; Ω€ 😀 =1+1</CompanyName><CompanyEmail></CompanyEmail>' +
      '<CompanyPhone>0001</CompanyPhone>' +
      '<CompanyComments> lead\ttab\nline&#13;cr&#13;\ncrlf trail </CompanyComments></mvCompany></CompanyUpdate>',
  },
  {
    name: 'groups of the shipping block, an instant in its own local time',
    shape: responseShape(operationNamed('ShippingInformationUpdate')),
    value: {
      ShippingInfo: {
        ProviderInfo: { ProviderId: numeric(3), ServiceId: '007' },
        CostInfo: { ShippingCost: numeric('3.10'), TotalCost: numeric('1000000.01') },
        GenericAftersalesProServicesInfo: { COD: true, CodTotalInCents: numeric(310) },
        LockerId: null,
        TrackingId: 'T 1',
      },
      ResponseStatus: {
        ErrorCode: '500',
        Message: 'no',
        StackTrace: null,
        Errors: [{ ErrorCode: 'E', FieldName: 'F', Message: 'M' }],
      },
    },
    dialect: plainDialect,
    xml:
      '<ShippingInformationUpdateResponse xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><ShippingInfo>' +
      '<ProviderInfo><ProviderId>3</ProviderId><ServiceId>007</ServiceId></ProviderInfo>' +
      '<CostInfo><ShippingCost>3.10</ShippingCost><TotalCost>1000000.01</TotalCost></CostInfo>' +
      '<GenericAftersalesProServicesInfo><COD>true</COD><CodTotalInCents>310</CodTotalInCents></GenericAftersalesProServicesInfo>' +
      '<LockerId i:nil="true"/><TrackingId>T 1</TrackingId></ShippingInfo><ResponseStatus><ErrorCode>500</ErrorCode>' +
      '<Message>no</Message><StackTrace i:nil="true"/><Errors><ResponseError><ErrorCode>E</ErrorCode>' +
      '<FieldName>F</FieldName><Message>M</Message></ResponseError></Errors></ResponseStatus></ShippingInformationUpdateResponse>',
  },
];
