import { describe, expect, test } from 'vitest';
import { type Json, sandbox } from './sandbox.ts';

const deletes = [
  ['DiscountDelete', 'DiscountIDToDelete', 520, 'DiscountGet', 'mvDiscounts', 'DiscountID'],
  ['ProductBOMDelete', 'FinishedGoodIDToDeleteItsBOM', 220, 'ProductBOMGet', 'mvProductBOMs', 'ProductID'],
  [
    'DocumentTypeDelete',
    'documentTypeIDToDelete',
    20,
    'DocumentTypeGet',
    'mvDocumentTypes',
    'DocumentTypeID',
  ],
  ['CompanyDelete', 'CompanyIDToDelete', 7, 'CompanyGet', 'mvCompanies', 'CompanyId'],
] as const;

describe.each(deletes)('%s', (operation, target, id, get, list, idName) => {
  test('removes that record alone, once', () => {
    const { call } = sandbox();
    const before: Json[] = call(get)[list];
    const answer = call(operation, { [target]: id, mvInsertUpdateDeleteSourceApplication: 'x' });
    expect(answer.ResponseStatus.ErrorCode).toBe('0');
    if (operation !== 'DocumentTypeDelete') expect(answer.result).toBe(true);
    expect(call(get)[list]).toEqual(before.filter((record) => record[idName] !== id));
    const again = call(operation, { [target]: id });
    expect(again.ResponseStatus.ErrorCode).toBe('500');
    expect(again.ResponseStatus.Message).toContain(String(id));
    if (operation !== 'DocumentTypeDelete') expect(again.result).toBe(false);
  });

  test('the id may come as text; what is no id, or none, deletes nothing', () => {
    const { call } = sandbox();
    expect(call(operation, { [target]: String(id) }).ResponseStatus.ErrorCode).toBe('0');
    for (const wrong of [undefined, 0, null, 'abc', '1.5', [], {}]) {
      expect(call(operation, { [target]: wrong }).ResponseStatus.ErrorCode, String(wrong)).toBe('500');
    }
  });
});

test('ContactPersonDelete removes a contact person, once', () => {
  const { call } = sandbox();
  expect(call('ContactPersonDelete', { ContactPersonIDToDelete: 820 })).toMatchObject({
    result: true,
    InternalErrorCode: '',
  });
  expect(call('ContactPersonDelete', { ContactPersonIDToDelete: 820 })).toMatchObject({
    ResponseStatus: { ErrorCode: '500' },
    result: false,
  });
});

test('DiscountDelete of an unknown id', () => {
  expect(sandbox().call('DiscountDelete', { DiscountIDToDelete: 424242 })).toEqual({
    result: false,
    ResponseStatus: {
      ErrorCode: '500',
      Message: 'The discount with id 424242 does not exist. The discount delete failed.',
      StackTrace: '',
      Errors: [],
    },
    InternalErrorCode: 'DiscountNotExists',
  });
});

test('ProductBOMDelete of an unknown product answers the id that was sent', () => {
  expect(sandbox().call('ProductBOMDelete', { FinishedGoodIDToDeleteItsBOM: 424242 })).toEqual({
    result: false,
    ResponseStatus: {
      ErrorCode: '500',
      Message: 'The product with id 424242 does not exist. The product update failed.',
      StackTrace: '',
      Errors: [],
    },
    entityID: 424242,
    InternalErrorCode: '',
  });
});

test('ProductBOMDelete tells of a product without a bill of materials', () => {
  const answer = sandbox().call('ProductBOMDelete', { FinishedGoodIDToDeleteItsBOM: 101 });
  expect(answer).toMatchObject({ result: false, entityID: 101, InternalErrorCode: '' });
});

test('deleted records are shown where deleted ones are asked for, and can not be updated', () => {
  const { call } = sandbox();
  call('CompanyDelete', { CompanyIDToDelete: 7, DeleteRelatedDocumentTemplates: true });
  const all = call('CompanyGet', { showDeleted: 'showAllDeletedAndUndeleted' }).mvCompanies;
  expect(all.map((company: Json) => company.CompanyId)).toContain(7);
  const update = call('CompanyUpdate', {
    mvCompany: { CompanyId: 7, CompanyName: 'x' },
    mvRecordAction: 'Update',
  });
  expect(update).toMatchObject({ ResponseStatus: { ErrorCode: '500' }, entityID: 0 });
});

test('the built-in document types stay', () => {
  expect(sandbox().call('DocumentTypeDelete', { documentTypeIDToDelete: -1 }).ResponseStatus.ErrorCode).toBe(
    '500',
  );
});
