import { describe, expect, it } from 'vitest';
import { dateFit } from '../../harness/zone/dateFit.ts';
import { instant, wall } from '../../specs/datetime.ts';

const noon = Date.UTC(2017, 0, 10, 12);
const hour = 3_600_000;
const sent = instant(noon, 120);

describe('a datetime that came back', () => {
  it.each([
    ['the same instant', instant(noon, 0), 'fits'],
    ['the wall clock that was sent', wall(noon + 2 * hour), 'fits'],
    ['another instant with an offset', instant(noon + 2 * hour, 60), 'altered'],
    ['nothing', null, 'lost'],
  ] as const)('%s', (_, back, kind) => {
    expect(dateFit({ sent, back }).kind).toBe(kind);
  });

  it('as a wall clock of its own fits if the server has the zone that it shows', () => {
    const back = wall(noon + 5.5 * hour);
    expect(dateFit({ sent, back })).toEqual({
      kind: 'hidden',
      reading: { utc: noon, local: noon + 5.5 * hour, path: '' },
    });
  });

  it('near a change of clocks as a wall clock of its own is open within what a zone can be', () => {
    const change = Date.UTC(2017, 2, 26, 1);
    const near = (hours: number): string =>
      dateFit({ sent: instant(change, 120), back: wall(change + hours * hour) }).kind;
    expect(near(5.5)).toBe('fits');
    expect(near(30)).toBe('altered');
  });
});
