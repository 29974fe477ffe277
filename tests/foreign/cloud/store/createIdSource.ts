const FIRST = 730418205113;
const WIDEST_STEP = 9973;

/** Gives ids that look random but always rise, the same ones in every process. */
export function createIdSource(): () => string {
  let last = FIRST;
  let state = 20170101;
  return () => {
    state = (state * 48271) % 2147483647;
    last += 1 + (state % WIDEST_STEP);
    return String(last);
  };
}
