import { expect, it } from 'vitest';
import { applicationMember } from '../../generators/records/sourceApplication.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { refusedApplication, refusedWithApplication } from '../../harness/verdicts/refusedApplication.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const sent = { DiscountIDToDelete: numeric(4711), [applicationMember]: 'Assay' };

const refused = (Message: string, members: RecordValue = sent, name = 'DiscountDelete'): Answer =>
  ({
    call: { operation: operationNamed(name), members },
    decoded: { value: { ResponseStatus: { ErrorCode: '500', Message } } },
  }) as unknown as Answer;

it.each([
  'The application Assay is not registered.',
  'ASSAY: no such application',
  'Unknown source application.',
  'This application is not registered for your account.',
  'Discount 4711 was not deleted: Assay is not registered.',
  'The value of mvInsertUpdateDeleteSourceApplication is not known.',
  'Unknown source system.',
])('a refusal is of the application where it says: %s', (message) => {
  expect(refusedApplication(refused(message))).toMatchObject({ cause: 'fixture:sourceApplication' });
});

it.each([
  'The discount 4711 is in use.',
  "Server Error in '/' Application.",
  'The application could not delete the discount.',
  'Not assayed yet.',
  'Unknown field: mvInsertUpdateDeleteSourceApplication',
  'The member mvInsertUpdateDeleteSourceApplication is not supported.',
])('a refusal is of something else where it says: %s', (message) => {
  expect(refusedApplication(refused(message))).toBeUndefined();
});

it('what does not exist and is named is the reason, whoever calls', () => {
  const answer = refused('The discount 4711 does not exist. Called by Assay.');
  expect(refusedApplication(answer, true)).toBeUndefined();
});

it('a record of the run that has the word in its name is not the application', () => {
  const members = {
    mvShippingProvider: { ShippingProviderName: 'Assay k3f provider' },
    [applicationMember]: 'Assay',
  };
  const said = "The shipping provider 'Assay k3f provider' does not exist.";
  expect(refusedApplication(refused(said, members, 'ShippingProviderUpdate'))).toBeUndefined();
});

it('an application that the fixtures name may be refused like any other member', () => {
  const members = { ...sent, [applicationMember]: 'webshop' };
  expect(refusedApplication(refused('The application webshop is not registered.', members))).toBeUndefined();
});

const withCodes = (InternalErrorCode: string, ...Errors: readonly RecordValue[]): Answer =>
  ({
    call: { operation: operationNamed('DiscountDelete'), members: sent },
    decoded: {
      value: {
        InternalErrorCode,
        ResponseStatus: { ErrorCode: '500', Message: 'The request was not valid.', Errors },
      },
    },
  }) as unknown as Answer;

it('codes and the entries of Errors tell of the application too', () => {
  const cause = { cause: 'fixture:sourceApplication' };
  expect(refusedApplication(withCodes('ApplicationNotExists'))).toMatchObject(cause);
  expect(refusedApplication(withCodes('UNKNOWN_APPLICATION'))).toMatchObject(cause);
  expect(refusedApplication(withCodes('', { FieldName: applicationMember }))).toMatchObject(cause);
  expect(refusedApplication(withCodes('ApplicationError'))).toBeUndefined();
  expect(refusedApplication(withCodes('DiscountNotExists'))).toBeUndefined();
  expect(refusedApplication(withCodes('', { FieldName: 'DiscountIDToDelete' }))).toBeUndefined();
});

it('a refusal in another language tells nothing where the call is taken without the name', () => {
  const german = refused('Die aufrufende Anwendung ist nicht registriert.');
  expect(refusedApplication(german)).toBeUndefined();
  expect(refusedWithApplication(german)).toMatchObject({ cause: 'fixture:sourceApplication' });
  expect(refusedWithApplication(refused('Der Rabatt 4711 fehlt.'), true)).toBeUndefined();
  expect(refusedWithApplication(refused('The call could not be read.'))).toBeUndefined();
  expect(refusedWithApplication(refused(`Unknown field ${applicationMember}`))).toBeUndefined();
  expect(refusedWithApplication(refused('This integration does not exist.'))).toMatchObject({
    cause: 'fixture:sourceApplication',
  });
});
