import { wall } from '../../specs/datetime.ts';
import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

/** Many systems write "without end" like this. In a zone west of Greenwich it is in the year 10000 UTC. */
const never = wall(Date.UTC(9999, 11, 31, 23, 59, 59));

export const openEndedDates: Variant = {
  about:
    'Old records end at 9999-12-31T23:59:59 in Bogotá, which json writes as an instant of the year ' +
    '10000; other years are lawful data (TYP-9).',
  choices: { zone: 'America/Bogota' },
  hook: onOldRecords((record, { id }, index) => {
    if (index % 2 === 0) return record;
    if (id === 'CompanyId') return { ...record, CompanyDaylightEndDate: never };
    return id === 'SalesOrderId' ? { ...record, SalesOrderExpectedShipmentDateLatest: never } : record;
  }),
};
