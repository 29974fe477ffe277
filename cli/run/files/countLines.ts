import { createReadStream, existsSync } from 'node:fs';

/** How many lines a file has, 0 if it does not exist. It is read in pieces, because exchanges may be many megabytes. */
export async function countLines(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  }
  return lines;
}
