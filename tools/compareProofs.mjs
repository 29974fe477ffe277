// Compares the outcomes of two proofs, server by server: which cases are red in one and not in the other.
// `node tools/compareProofs.mjs <proof before> <proof after>`; exits 1 where they differ.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [before, after] = process.argv.slice(2);
if (after === undefined) {
  console.error('usage: node tools/compareProofs.mjs <folder of one proof> <folder of another>');
  process.exit(2);
}

/** The red and errored case ids of each server, by its name. */
const verdictsIn = (folder) =>
  new Map(
    readFileSync(join(folder, 'outcomes.ndjson'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => JSON.parse(line).outcome ?? [])
      .map(({ trial, breaches, errored }) => [
        trial.name,
        new Set([
          ...breaches.flatMap(({ cases }) => cases.map((id) => `red ${id}`)),
          ...errored.flatMap(({ cases }) => cases.map((id) => `errored ${id}`)),
        ]),
      ]),
  );

const old = verdictsIn(before);
const now = verdictsIn(after);
let differences = 0;
for (const [name, cases] of old) {
  const others = now.get(name);
  const lines =
    others === undefined
      ? ['judged before alone']
      : [
          ...[...cases].filter((id) => !others.has(id)).map((id) => `- ${id}`),
          ...[...others].filter((id) => !cases.has(id)).map((id) => `+ ${id}`),
        ];
  if (lines.length === 0) continue;
  differences += 1;
  console.log(
    `${name}\n  ${lines.slice(0, 12).join('\n  ')}${lines.length > 12 ? `\n  … ${lines.length} in all` : ''}`,
  );
}
for (const name of now.keys()) {
  if (old.has(name)) continue;
  differences += 1;
  console.log(`${name}\n  judged after alone`);
}
console.log(`${old.size} and ${now.size} servers: ${differences} differ.`);
process.exit(differences === 0 ? 0 : 1);
