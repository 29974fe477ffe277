import { expect, it } from 'vitest';
import { applicationMember } from '../../generators/records/sourceApplication.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { refusedApplication } from '../../harness/verdicts/refusedApplication.ts';
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
])('a refusal is of the application where it says: %s', (message) => {
  expect(refusedApplication(refused(message))).toMatchObject({ cause: 'fixture:sourceApplication' });
});

it.each([
  'The discount 4711 is in use.',
  "Server Error in '/' Application.",
  'The application could not delete the discount.',
  'Not assayed yet.',
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
