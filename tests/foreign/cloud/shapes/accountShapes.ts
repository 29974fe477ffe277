import { shape, textList } from '../values/MemberType.ts';

/** The members of mvIntegrationUpdate. */
export const integrationUpdateShape = shape({
  int: 'IntegrationUpdateID Tries',
  string: 'Entity EntityIDs Action Application JsonData Payload',
  datetime: 'IntegrationUpdateDateTime',
});

/** The members of mvEvent. */
export const eventShape = shape({ int: 'EventID', string: 'EventType Application ListenerURL' });

/** The members of mvDashboardBox. */
export const dashboardBoxShape = shape({
  int: 'DashboardBoxID',
  string: 'DashboardBoxTitle DashboardBoxDescription DashboardBoxType DashboardBoxGridType',
});

/** The members of an account setting, which the document does not show. */
export const accountSettingShape = shape({ string: 'SettingName SettingValue SettingScope' });

/** The members of the user, which the document does not show. */
export const userShape = shape({
  int: 'UserId',
  string: 'UserName UserLocale',
  parts: { UserRoles: textList },
});

/** The members of a serial number, which the document does not show. */
export const serialNumberShape = shape({
  int: 'SerialNumberID',
  string: 'SerialNumberName ProductSKU',
  bool: 'InStock',
});

/** The members of a batch number, which the document does not show. */
export const batchNumberShape = shape({
  int: 'BatchNumberID',
  string: 'BatchNumberName ProductSKU',
  datetime: 'ExpiryDate',
  number: 'Quantity',
});

/** The members of a row of a custom report, which the document does not show. */
export const reportRowShape = shape({ string: 'Label', decimal: 'Amount', datetime: 'On' });
