// Writes docs/clauses.md from the built specs: node tools/generateClauses.mjs, after npm run build.
import { writeFileSync } from 'node:fs';
import { clauses } from '../dist/suites/kernel/clauses.js';
import { clausesPage } from './clausesPage.mjs';

writeFileSync(new URL('../docs/clauses.md', import.meta.url), clausesPage([...clauses.values()]));
