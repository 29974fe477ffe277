import type { Settings } from '../../config/Settings.ts';
import { mangledKey } from '../../harness/mangledKey.ts';
import type { SecretText } from '../../harness/redaction/redactor.ts';

const secretNames = /auth|cookie|token|secret|key|password|session/i;

/** What must never be shown: the key, also cut as AUTH-3 sends it, and the values of extra headers whose names tell of a secret. */
export function secretsOf(settings: Pick<Settings, 'apiKey' | 'headers'>): readonly (string | SecretText)[] {
  const headers = Object.entries(settings.headers)
    .filter(([name]) => secretNames.test(name))
    // `Bearer <token>`: what is echoed may be the token alone.
    .flatMap(([name, value]) =>
      [value, ...value.split(/\s+/).slice(1)].map((text) => ({ text, placeholder: `<${name}>` })),
    )
    .filter(({ text }) => text !== '');
  if (settings.apiKey === null) return headers;
  const { apiKey } = settings;
  // Padded and in another letter case it is found as the key itself.
  return [apiKey, mangledKey(apiKey, 'truncated'), ...headers];
}
