// Bundles reports/page into one HTML file with its script and its styles in it; reports/html lays the data into it.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';

const hash = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The whole page as text; `root` is the folder of the package. */
export async function buildPage(root) {
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
      rolldownOptions: { input: join(folder, 'report.tsx'), output: { format: 'iife' } },
    },
  });
  const script = output.find(({ type }) => type === 'chunk').code.trim();
  const styles = output.find(({ fileName }) => fileName.endsWith('.css')).source.trim();
  if (/<\/script/i.test(script)) throw new Error('the script of the report would end itself');
  // No connection, no frame, no other script: what a target answered stays text even if the page were wrong.
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(styles)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Assay report</title>
<style>${styles}</style>
</head>
<body>
<div id="page"><noscript>This report needs JavaScript; the same can be had as JSON.</noscript></div>
<script type="application/json" id="data">"the data of the page"</script>
<script>${script}</script>
</body>
</html>
`;
}
