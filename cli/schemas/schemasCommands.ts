import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchesGlob } from '../../config/matchesGlob.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { counted } from '../../harness/words/counted.ts';
import { operations } from '../../specs/operations.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { makeFolder } from '../run/files/makeFolder.ts';
import { checkNames } from '../run/selection.ts';
import { openapiDocument } from './openapiDocument.ts';
import { publishedSchemas } from './publishedSchemas.ts';

/** `assay schemas`: writes the JSON Schemas into a folder, over those of the same names. Raises SettingsError. */
export function writeSchemas({ out = 'assay-schemas' }: { readonly out?: string }): number {
  const folder = resolve(out);
  const schemas = publishedSchemas();
  writing(folder, () => {
    makeFolder(folder);
    for (const [file, schema] of schemas) writeFileSync(join(folder, file), asText(schema));
  });
  process.stdout.write(`${schemas.size} JSON Schemas in ${folder}\n`);
  return 0;
}

/** `assay openapi`: prints the OpenAPI document of the selected operations in the selected formats, or writes it. Raises SettingsError. */
export function openapi(
  settings: Pick<Settings, 'formats' | 'operations'>,
  { out }: { readonly out?: string },
): number {
  checkNames('operations', settings.operations, [...operations.keys()]);
  const described = [...operations.values()].filter(
    ({ name }) =>
      settings.operations.length === 0 || settings.operations.some((glob) => matchesGlob(glob, name)),
  );
  const document = asText(openapiDocument({ formats: settings.formats, operations: described }));
  if (out === undefined) process.stdout.write(document);
  else {
    const file = resolve(out);
    writing(file, () => writeFileSync(file, document));
    process.stdout.write(
      `${counted(described.length, 'operation')} in ${settings.formats.join(', ')}: ${file}\n`,
    );
  }
  return 0;
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function writing(place: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`--out: ${place} can't be written (${trouble}); name another place.`);
  }
}
