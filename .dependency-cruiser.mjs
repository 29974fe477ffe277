import { sources } from './tools/sources.mjs';

// Imports point only to what stands before in `sources`. The server stands apart: it may import specs and formats
// only, and harness and suites never import it, so that the oracle and the reference cannot share a mistake.
const notBelow = sources.map((folder, index) => ({
  name: `${folder}-imports-only-upwards`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: `^(${[...sources.slice(index + 1), 'tests', 'tools'].join('|')})/` },
}));

export default {
  forbidden: [
    ...notBelow,
    {
      name: 'nothing-but-cli-imports-server',
      severity: 'error',
      from: { path: '^(generators|config|harness|suites|reports)/' },
      to: { path: '^server/' },
    },
    {
      name: 'nothing-imports-the-page',
      severity: 'error',
      from: { pathNot: '^reports/page/' },
      to: { path: '^reports/page/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-listed-packages',
      severity: 'error',
      // The build bundles what the page of the HTML report and the Allure report import. A user's vitest is the user's.
      from: {
        path: `^(${sources.join('|')})/`,
        pathNot: ['^reports/page/', '^cli/run/files/writeAllure\\.ts$', '^cli/vitest/'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
