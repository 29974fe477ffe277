/** The zone of a server: minutes east of Greenwich at an instant. */
export type Zone = (instant: number) => number;

const changeToQuarterHours = Date.UTC(1986, 0, 1);

/** Asia/Kathmandu: five and a half hours until 1986, a quarter of an hour more since. */
export const kathmandu: Zone = (instant) => (instant < changeToQuarterHours - 330 * 60_000 ? 330 : 345);

const hour = 3_600_000;

/** The first Sunday of a month, at midnight as though in Greenwich. */
const firstSunday = (year: number, month: number): number =>
  Date.UTC(year, month, 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7));

/** America/St_Johns as it has been since 2007: three and a half hours behind, one less in summer. */
export const stJohns: Zone = (instant) => {
  const year = new Date(instant - 3.5 * hour).getUTCFullYear();
  const begin = firstSunday(year, 2) + 168 * hour + 5.5 * hour;
  const end = firstSunday(year, 10) + 4.5 * hour;
  return instant >= begin && instant < end ? -150 : -210;
};
