/** The folders that are built and published, in the order in which imports may point: only to the ones before. */
export const sources = [
  'specs',
  'formats',
  'server',
  'generators',
  'config',
  'harness',
  'suites',
  'reports',
  'cli',
];
