import { company } from '../builds/company.ts';
import { integrationUpdate } from '../builds/integrationUpdate.ts';
import type { Build } from '../writing.ts';
import { rowKinds } from './rowSlots.ts';
import type { Slots } from './Slots.ts';

/** The scenario that sends dates (TYP-16). */
export const datesScenario = 'dates';

const inMembers = (operation: string, build: Build, members: readonly string[]): Slots => ({
  operation,
  size: members.length,
  build: (values) => (context, label) => {
    const record = build(context, label);
    if (typeof record === 'string') return record;
    // A plain date beside one that is tried would be judged with it.
    return { ...record, ...Object.fromEntries(members.map((name, index) => [name, values[index]])) };
  },
  read: (record) => members.map((name) => record[name]),
});

/** The datetimes of a write that no server computes, by operation; those of a company and an integration update it might. */
export const dateSlots: ReadonlyMap<string, Slots> = new Map(
  [
    ...rowKinds.map(({ operation, build, list }) => {
      const prefix = list.replace('Details', '');
      return inMembers(operation, build, [`${prefix}CustomOrderDate1`, `${prefix}CustomOrderDate2`]);
    }),
    inMembers('CompanyUpdate', company, ['CompanyDaylightStartDate', 'CompanyDaylightEndDate']),
    inMembers('IntegrationUpdateUpdate', integrationUpdate, ['IntegrationUpdateDateTime']),
  ].map((slots) => [slots.operation, slots]),
);
