import { defineConfig } from 'vitest/config';

// What `npm run mutation` runs against each mutant: the unit tests of the oracle, the comparison, the records and the codecs alone.
export default defineConfig({
  test: {
    include: ['tests/{oracle,canonical,formats,harness/records}/**/*.test.ts'],
    // Time and size take too long to be measured for each mutant.
    exclude: ['tests/formats/**/{hostile,linear}.test.ts'],
    env: { ASSAY_LAW_RUNS: '3' },
    testTimeout: 60_000,
  },
});
