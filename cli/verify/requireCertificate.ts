import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { bundleNames, type Certificate } from '../certify/Certificate.ts';
import { bundledJson } from './bundledRecords.ts';
import { Refusal } from './Refusal.ts';

/** Reads certificate.json. Raises Refusal if it is not what certificate.schema.json describes. */
export function requireCertificate(bytes: Buffer): Certificate {
  const content = bundledJson(bytes.toString('utf8'), bundleNames.certificate);
  const schema = readFileSync(new URL('../certify/certificate.schema.json', import.meta.url), 'utf8');
  const validate = new Ajv2020({ strictRequired: false }).compile(JSON.parse(schema));
  if (!validate(content)) {
    const [first] = validate.errors ?? [];
    throw new Refusal(
      `certificate.json is none that this version reads: ${first?.instancePath || 'the whole'} ${first?.message}`,
    );
  }
  return content as Certificate;
}
