import { describe, expect, test } from 'vitest';
import { jsv } from '../../../formats/jsv/jsv.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';

const shape = responseShape(operationNamed('CompanyGet'));

/** The companies in jsv text, with what departs from the documented form. */
const read = (text: string) => {
  const { value, deviations } = jsv.decode(shape, new TextEncoder().encode(text));
  const { mvCompanies: companies, ResponseStatus: status } = value;
  return { companies, status, deviations };
};

describe('blanks behind separators', () => {
  test('belong to these where each has one', () => {
    expect(
      read(
        '{mvCompanies: [{CompanyName: Blue, CompanyPhone: , CompanyIsDefault: True}], ResponseStatus: {ErrorCode: 0, Message: "a, b"}}',
      ),
    ).toMatchObject({
      companies: [{ CompanyName: 'Blue', CompanyPhone: null }],
      status: { ErrorCode: '0', Message: 'a, b' },
      deviations: [],
    });
  });

  test('belong to the text where one has none', () => {
    expect(
      read('{mvCompanies:[{CompanyName: Blue,CompanyPhone: 7}],ResponseStatus:{ErrorCode:0}}'),
    ).toMatchObject({
      companies: [{ CompanyName: ' Blue', CompanyPhone: ' 7' }],
    });
  });

  test('a second blank is the text’s', () => {
    expect(read('{mvCompanies: [{CompanyName:  Blue, CompanyPhone: 7}]}')).toMatchObject({
      companies: [{ CompanyName: ' Blue', CompanyPhone: '7' }],
    });
  });

  test.each([
    [
      'no last bracket',
      '{mvCompanies: [{CompanyName: Blue, CompanyPhone: 7}], ResponseStatus: {ErrorCode: 0}',
      'brackets that are not closed',
    ],
    [
      'a list that is not closed',
      '{ResponseStatus: {ErrorCode: 0}, mvCompanies: [{CompanyName: Blue, CompanyPhone: 7}}',
      'brackets that are not closed',
    ],
    [
      'text behind the end',
      '{mvCompanies: [{CompanyName: Blue, CompanyPhone: 7}], ResponseStatus: {ErrorCode: 0}} bye',
      'text after the end',
    ],
  ])('belong to the separators in ill-formed jsv too: %s', (_, text, problem) => {
    const { companies, status, deviations } = read(text);
    expect(companies).toMatchObject([{ CompanyName: 'Blue', CompanyPhone: '7' }]);
    expect(status).toMatchObject({ ErrorCode: '0' });
    expect(deviations).toMatchObject([{ clause: 'FMT-11', actual: problem }]);
  });
});
