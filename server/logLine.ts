import type { HttpAnswer } from './HttpAnswer.ts';

/**
 * One call in one line: method, path without its query, operation, format, HTTP status, ErrorCode, time and size. The key is left
 * out even if somebody wrote it into the path.
 */
export function logLine(
  request: { readonly method: string; readonly url: string },
  { status, body, outcome }: HttpAnswer,
  durationMs: number,
  apiKey: string,
): string {
  const path = (request.url.split('?', 1)[0] ?? '').slice(0, 200);
  const known = [apiKey, encodeURIComponent(apiKey)].filter((form) => form !== '');
  const shown = known.reduce((text, form) => text.replaceAll(form, '***'), path);
  const { operation, format, errorCode } = outcome;
  return `${request.method} ${shown} ${operation ?? '-'} ${format ?? '-'} ${status} ${errorCode} ${durationMs.toFixed(1)}ms ${body.length}B`;
}
