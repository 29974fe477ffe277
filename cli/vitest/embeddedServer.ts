import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { defaultSettings } from '../../config/loadSettings.ts';
import { askTarget } from '../run/askTarget.ts';
import { openEmbedded } from '../run/embedded.ts';
import { ledgerName } from '../run/files/ledgerFile.ts';
import { newRunId } from '../run/newRunId.ts';

/** For an IDE: starts the embedded server, finds out what it understands, and tells the cases where it is. */
export default async function embeddedServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-suites-'));
  const { url, apiKey, fixtures, close } = await openEmbedded(1);
  const task = {
    settings: { ...defaultSettings(folder), target: url, apiKey, fixtures },
    runId: newRunId(),
    exchangesFile: join(folder, 'exchanges.ndjson'),
    ledgerFile: join(folder, ledgerName),
    journalFile: join(folder, 'journal.ndjson'),
    keptJournalFile: join(folder, 'kept.ndjson'),
  };
  const { capabilities, exchanged } = await askTarget(task);
  project.provide('assay', { ...task, capabilities, firstExchange: exchanged + 1 });
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
