// Bundles a page of reports/page into one HTML file with its script and its styles in it; reports/html lays the data into it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const hash = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const ofReports = `<div id="page"><noscript>This report needs JavaScript; the same can be had as JSON.</noscript></div>`;

/**
 * The whole page as text; `root` is the folder of the package, `entry` the name of a file in reports/page. A page with a body of its own,
 * beside that file, comes from a server that its script may call.
 */
export async function buildPage(root, entry) {
  const folder = join(root, 'reports', 'page');
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // Vitest sets NODE_ENV, and a page that its build makes must be the same.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // Else the script would make the styles, which its policy forbids.
      cssCodeSplit: false,
      rolldownOptions: { input: join(folder, entry), output: { format: 'iife' } },
    },
  });
  const script = output.find(({ type }) => type === 'chunk').code.trim();
  const styles = output.find(({ fileName }) => fileName.endsWith('.css')).source.trim();
  if (/<\/script/i.test(script)) throw new Error('the script of the report would end itself');
  const ownBody = join(folder, `${entry}.html`);
  const isServed = existsSync(ownBody);
  // No other server, no frame, no other script: what a target answered stays text even if the page were wrong.
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(styles)}; img-src data:; base-uri 'none'; form-action 'none'${isServed ? "; connect-src 'self'" : ''}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Assay ${entry}</title>
<style>${styles}</style>
</head>
<body>
${isServed ? readFileSync(ownBody, 'utf8').trim() : ofReports}
<script type="application/json" id="data">"the data of the page"</script>
<script>${script}</script>
</body>
</html>
`;
}
