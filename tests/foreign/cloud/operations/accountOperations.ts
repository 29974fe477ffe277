import {
  accountSettingShape,
  batchNumberShape,
  dashboardBoxShape,
  reportRowShape,
  serialNumberShape,
  userShape,
} from '../shapes/accountShapes.ts';
import { answer, getRequest, InternalErrorCode, result, writeRequest } from '../shapes/envelopeShapes.ts';
import { find, markDeleted, records } from '../store/World.ts';
import { listOf, record, shape } from '../values/MemberType.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { selectPage, selectRecords } from './selectRecords.ts';

const APIKeyGet: Operation = { request: getRequest(), response: answer({}), run: () => ({}) };

const UserGet: Operation = {
  request: getRequest(),
  response: answer({ mvUser: record(userShape) }),
  run: () => ({
    mvUser: { UserId: '7', UserName: 'Zoë Ångström', UserLocale: 'is-IS', UserRoles: ['owner', 'api'] },
  }),
};

const AccountSettingsGet: Operation = {
  request: getRequest(shape({ enum: 'SettingName' })),
  response: answer({ mvAccountSettings: listOf(accountSettingShape), InternalErrorCode }),
  run: (request, { tables }) => {
    const name = textOf(request, 'SettingName');
    const settings = records(tables.settings).filter((one) => !name || one.SettingName === name);
    if (settings.length === 0) throw new Refusal(`There is no setting ${name}.`, 'SettingName');
    return { mvAccountSettings: settings };
  },
};

const SerialNumberGet: Operation = {
  request: getRequest(shape({ int: 'Page Limit' })),
  response: answer({ mvSerialNumbers: listOf(serialNumberShape) }),
  run: (request, { tables }) => {
    const found = selectRecords(request, records(tables.serialNumbers), serialNumberShape, 'SerialNumberID');
    return { mvSerialNumbers: selectPage(request, found) };
  },
};

const BatchNumberGet: Operation = {
  request: getRequest(shape({ int: 'Page Limit', enum: 'SortBy' })),
  response: answer({ mvBatchNumbers: listOf(batchNumberShape) }),
  run: (request, { tables }) => {
    const found = selectRecords(request, records(tables.batchNumbers), batchNumberShape, 'BatchNumberID');
    return { mvBatchNumbers: selectPage(request, found) };
  },
};

/** CustomReportParameters are not read: no report has any. */
const CustomReportGetData: Operation = {
  silent: true,
  request: getRequest(shape({ int: 'CustomReportId Page Limit' })),
  response: answer({ Rows: listOf(reportRowShape) }),
  run: (request, { tables }) => {
    const report = find(tables.reports, numberOf(request, 'CustomReportId'));
    if (!report) throw new Refusal('CustomReportId names no report.', 'CustomReportId');
    return { Rows: selectPage(request, recordsOf(report, 'Rows')) };
  },
};

const DashboardBoxGet: Operation = {
  route: 'DashboardBox',
  alsoGet: true,
  request: getRequest(),
  response: answer({ mvDashboardBoxes: listOf(dashboardBoxShape) }),
  run: (request, { tables }) => ({
    mvDashboardBoxes: selectRecords(
      request,
      records(tables.dashboardBoxes),
      dashboardBoxShape,
      'DashboardBoxID',
    ),
  }),
};

const ContactPersonDelete: Operation = {
  request: writeRequest(shape({ int: 'ContactPersonIDToDelete' })),
  response: answer({ result, InternalErrorCode }),
  run: (request, { tables }) => {
    const id = numberOf(request, 'ContactPersonIDToDelete');
    if (!find(tables.contactPersons, id)) {
      throw new Refusal(
        `The contact person with id ${id} does not exist. The delete failed.`,
        'ContactPersonIDToDelete',
      );
    }
    markDeleted(tables.contactPersons, id);
    return { result: true };
  },
};

/** The operations of the account and what else stands alone. */
export const accountOperations = {
  APIKeyGet,
  UserGet,
  AccountSettingsGet,
  SerialNumberGet,
  BatchNumberGet,
  CustomReportGetData,
  DashboardBoxGet,
  ContactPersonDelete,
};
