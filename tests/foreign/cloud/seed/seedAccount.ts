import type { World } from '../store/World.ts';
import { addRecords, many } from './addRecords.ts';
import { oddText } from './oddText.ts';

/** Dashboard boxes, settings and a custom report, whose id is given back. */
export function seedAccount(world: World): string {
  const { tables } = world;
  addRecords(
    world,
    tables.dashboardBoxes,
    'DashboardBoxID',
    many(6, (index) => ({
      DashboardBoxTitle: oddText(index),
      DashboardBoxDescription: index === 2 ? null : oddText(index + 5),
      DashboardBoxType: index % 2 ? 'Chart' : 'Grid',
      DashboardBoxGridType: index === 4 ? null : (['Sales', 'Stock', 'Überfällig'][index % 3] ?? null),
    })),
  );
  const names = ['WeightUnit', 'DefaultCurrency', 'Quote" Sign'];
  addRecords(
    world,
    tables.settings,
    'SettingId',
    names.map((SettingName, index) => ({
      SettingName,
      SettingValue: oddText(index),
      SettingScope: index ? 'tenant' : null,
    })),
  );
  const Rows = many(7, (index) => ({
    Label: oddText(index),
    Amount: `${index - 2}.75`,
    On: Date.UTC(2017, index, 1, 6, 30),
  }));
  const [report = ''] = addRecords(world, tables.reports, 'ReportId', [{ Rows }]);
  return report;
}
