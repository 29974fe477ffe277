import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Certificate } from '../certify/Certificate.ts';
import { Refusal } from './Refusal.ts';

/** Reads certificate.json. Raises Refusal if it is not what certificate.schema.json describes. */
export function requireCertificate(bytes: Buffer): Certificate {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('certificate.json is no JSON');
  }
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
