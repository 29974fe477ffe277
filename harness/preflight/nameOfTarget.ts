import { basePathOf } from '../transport/basePathOf.ts';

/** The base URL as messages name it: without user, password and query, and with the key removed wherever it occurs. */
export function nameOfTarget(baseUrl: string | null, apiKey: string | null): string {
  if (baseUrl === null || !URL.canParse(baseUrl)) return 'the target';
  const url = new URL(baseUrl);
  const { protocol, host } = url;
  const name = `${protocol}//${host}${basePathOf(url)}`;
  const spellings =
    apiKey === null || apiKey === '' ? [] : [apiKey, encodeURI(apiKey), encodeURIComponent(apiKey)];
  return spellings.some((spelling) => name.toLowerCase().includes(spelling.toLowerCase()))
    ? `${protocol}//${host}`
    : name;
}
