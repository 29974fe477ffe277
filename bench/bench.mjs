// `npm run bench`: measures Assay and writes docs/performance.md with its plots. It needs `npm run build` before.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { codecs } from './codecs.mjs';
import { compile } from './compiled.mjs';
import { growth } from './growth.mjs';
import { otherTools } from './otherTools.mjs';
import { root } from './processes.mjs';
import { wholeRuns } from './wholeRuns.mjs';

/** The parts by their letters: each measures, and returns a section of the page with its plots. */
const parts = { a: wholeRuns, d: codecs, e: growth, c: otherTools };

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(parts).join() },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: join(root, 'docs') },
    // Tries the bench itself: one operation, and the two least values of all that grows.
    try: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const asked = values.parts.split(',');
const unknown = asked.find((name) => parts[name] === undefined);
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1) {
  const known = Object.keys(parts).join(', ');
  console.error(`bench: --parts takes some of ${known}, and --rounds a whole number from 1 on.`);
  process.exit(2);
}

compile();
const plots = join(values.out, 'performance');
mkdirSync(plots, { recursive: true });
const sections = [];
for (const name of asked) {
  const { text, svgs } = await parts[name](rounds, values.try ? ['--operations', 'UserGet'] : undefined);
  for (const [file, svg] of Object.entries(svgs)) writeFileSync(join(plots, file), svg);
  sections.push(text);
}
const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const page = `# Performance

Made by \`npm run bench -- --parts ${asked.join()} --rounds ${rounds}${values.try ? ' --try' : ''}\` on ${machine}. The numbers are medians of ${rounds} rounds; what is
in brackets is the least and the most. In each round everything is measured once, one after the other, so that a busy machine slows all of
it. Processor time (CPU) is that of the measured process with all of its threads, in seconds. Memory is the most that it ever held, in MB.
${asked.length < Object.keys(parts).length ? '\nSome parts were left out.\n' : ''}
${sections.join('\n')}`;
writeFileSync(join(values.out, 'performance.md'), page);
console.log(page);
