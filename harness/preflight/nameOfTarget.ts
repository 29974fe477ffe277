/** The path of a base URL, without slashes at its end: what the paths of calls are appended to. */
export const basePathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, '');

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
