// Writes docs/clauses.md from the sources: node tools/generateClauses.mjs.
import { writeFileSync } from 'node:fs';
import { clausesPage } from './clausesPage.mjs';
import { fromSources } from './fromSources.mjs';

const { clauses } = await fromSources((load) => load('/suites/kernel/clauses.ts'));
writeFileSync(new URL('../docs/clauses.md', import.meta.url), clausesPage([...clauses.values()]));
