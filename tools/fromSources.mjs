import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Gives `work` what loads a module of the sources, such as `/suites/kernel/clauses.ts`. Node 20 does not read TypeScript itself, and the
 * bundles in dist name no single module.
 */
export async function fromSources(work) {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  try {
    return await work((module) => vite.ssrLoadModule(module));
  } finally {
    await vite.close();
  }
}
