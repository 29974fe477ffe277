import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

test.each(['settings', 'fixtures', 'deviations'])(
  'the schema of %s is valid itself, which nothing else looks at',
  (name) => {
    const url = new URL(`../../config/${name}.schema.json`, import.meta.url);
    const ajv = new Ajv2020({ allowUnionTypes: true, keywords: ['allowed', 'secret'] });
    const schema: unknown = JSON.parse(readFileSync(url, 'utf8'));
    expect(ajv.validateSchema(schema as object), JSON.stringify(ajv.errors)).toBe(true);
    expect(ajv.validateSchema({ ...(schema as object), properties: { target: { type: 'word' } } })).toBe(
      false,
    );
  },
);
