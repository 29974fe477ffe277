import { appendFileSync } from 'node:fs';
import { SettingsError } from '../../../config/SettingsError.ts';
import type { OutsideEvent, RunPart } from '../../../harness/outside/OutsideEvent.ts';
import { type RecordedOutside, recordedOutside } from '../../../harness/outside/recordedOutside.ts';
import { fileTrouble } from './fileTrouble.ts';

/** Notes in what order things came from outside during one part of a run. */
interface OrderFile {
  readonly note: (event: OutsideEvent) => void;
  /** Writes what is not written yet. */
  readonly close: () => void;
}

/** How many bytes Assay writes at once. */
const lengthWrittenAtOnce = 64 * 1024;

/** Opens order.ndjson for one part of a run. The parts write one after another. `close` raises SettingsError if it can't be written. */
function orderFile(file: string, part: RunPart): OrderFile {
  let lines = '';
  const write = (): void => {
    try {
      appendFileSync(file, lines, { mode: 0o600 });
      lines = '';
    } catch (error) {
      const trouble = fileTrouble(error);
      if (trouble === undefined) throw error;
      throw new SettingsError(`out: ${file} can't be written (${trouble}); name another folder with --out.`);
    }
  };
  const note = (event: OutsideEvent): void => {
    lines += `${JSON.stringify(event)}\n`;
    if (lines.length > lengthWrittenAtOnce) write();
  };
  note({ part });
  return { note, close: write };
}

/**
 * What comes from outside during one part of a run, with its order noted in a file. The parts write one after another. `close` raises
 * SettingsError if the file can't be written; so may whatever comes from outside.
 */
export function recordedOrder(
  file: string,
  part: RunPart,
): { readonly outside: RecordedOutside; readonly close: () => void } {
  const { note, close } = orderFile(file, part);
  return { outside: recordedOutside(note), close };
}
