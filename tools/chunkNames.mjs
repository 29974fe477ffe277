// Groups modules into chunks. A bundler makes a chunk for each set of entries that share a module: 198 of them, and each costs Node a
// millisecond. Here only what starts often counts.
import { join } from 'node:path';

/** The modules that matter when something starts, each with the word that it adds to the names of chunks. */
const startedOften = {
  'cli/main': 'main',
  'cli/list': 'list',
  'cli/run/runCommand': 'run',
  'cli/run/threads/judgingWorker': 'judge',
  'cli/run/threads/exchangeWriter': 'write',
};

/**
 * Names the chunk of each module after those of the above that load it, so that none of them loads a module that it does not need. A
 * module that none of them loads gets no name: the bundler places it. `apart` are the modules that must be chunks of their own.
 */
export function chunkNames(folder, apart) {
  const pathOf = (name) => join(folder, `${name}.js`);
  const left = new Set([...apart, ...Object.keys(startedOften)].map(pathOf));
  const loadedBy = new Map();
  return (id, graph) => {
    if (left.has(id)) return null;
    const names = Object.entries(startedOften).flatMap(([start, word]) => {
      if (!loadedBy.has(start)) loadedBy.set(start, loadedWith(pathOf(start), graph));
      return loadedBy.get(start).has(id) ? [word] : [];
    });
    return names.length === 0 ? null : names.join('-');
  };
}

/** A module and all that it imports when it is loaded, however deep. */
function loadedWith(id, graph) {
  const loaded = new Set([id]);
  for (const each of loaded)
    for (const next of graph.getModuleInfo(each)?.importedIds ?? []) loaded.add(next);
  return loaded;
}
