import { defineConfig } from 'vitest/config';

// What `npm run mutation` runs against each mutant: the unit tests of the oracle, the comparison and the codecs alone.
export default defineConfig({
  test: {
    include: ['tests/{oracle,canonical,formats}/**/*.test.ts'],
    exclude: ['tests/formats/hostile.test.ts'],
    env: { ASSAY_LAW_RUNS: '3' },
    testTimeout: 60_000,
  },
});
