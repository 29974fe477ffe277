import { describe, expect, it } from 'vitest';
import { oddReading } from '../../harness/zone/dateFit.ts';
import { instant } from '../../specs/datetime.ts';

const problem = 'no zone is 19.00 hours from UTC';
const leapDay = instant(Date.UTC(2000, 1, 29, 17), -300);

describe('a datetime that no zone explains', () => {
  it('a day off: the zone is not laid to it', () => {
    const back = instant(Date.UTC(2000, 1, 28, 17), 0);
    expect(oddReading({ sent: leapDay, back }, problem)).toBe(
      '2000-02-29T12:00:00-05:00 comes back as 2000-02-28T17:00:00+00:00, a day off',
    );
  });

  it('some days off, at the same offset', () => {
    const back = instant(Date.UTC(2000, 2, 3, 17), -300);
    expect(oddReading({ sent: leapDay, back }, problem)).toBe(
      '2000-02-29T12:00:00-05:00 comes back as 2000-03-03T12:00:00-05:00, 3 days off',
    );
  });

  it('hours off: why no zone does it is told too', () => {
    const back = instant(Date.UTC(2000, 1, 28, 16, 53), 0);
    expect(oddReading({ sent: leapDay, back }, problem)).toBe(
      '2000-02-29T12:00:00-05:00 comes back as 2000-02-28T16:53:00+00:00: no zone is 19.00 hours from UTC',
    );
  });
});
