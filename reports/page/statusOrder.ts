/** The statuses, with what needs a look first. */
export const statusOrder = [
  'failed',
  'warned',
  'errored',
  'known',
  'blocked',
  'passed',
  'notApplicable',
] as const;
