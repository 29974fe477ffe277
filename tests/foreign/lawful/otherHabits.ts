import type { Reply } from './Reply.ts';

/** Another way of writing the same answer that the document allows as well. */
export interface Habit {
  readonly what: string;
  readonly reply: (reply: Reply) => Reply;
}

const inFormats =
  (formats: readonly (string | null)[], rewrite: (text: string) => string) =>
  (reply: Reply): Reply =>
    formats.includes(reply.format) ? { ...reply, text: rewrite(reply.text) } : reply;

const inXml = (rewrite: (text: string) => string) => inFormats(['xml', 'soap11', 'soap12'], rewrite);

/** The opposite of many of the lawful server's habits, as lawful as those. */
export const otherHabits: readonly Habit[] = [
  {
    what: 'failures have HTTP 200, the refused key apart',
    reply: (reply) =>
      reply.operation !== null && reply.status >= 400 && reply.status !== 401
        ? { ...reply, status: 200 }
        : reply,
  },
  {
    what: 'json dates carry the offset of the zone',
    reply: inFormats(['json'], (text) => text.replace(/\((?!-62135596800000)(-?\d+)-0000\)/g, '($1+0545)')),
  },
  {
    what: 'json leaves nulls out',
    reply: inFormats(['json'], (text) => text.replace(/"\w+": null, /g, '').replace(/, "\w+": null\}/g, '}')),
  },
  {
    what: 'json writes decimals with an exponent',
    reply: inFormats(['json'], (text) =>
      text.replace(/": (-?\d+\.\d\d)(?=[,}])/g, (_, decimal) => `": ${Math.round(Number(decimal) * 100)}e-2`),
    ),
  },
  {
    what: 'json escapes letters of its member names',
    reply: inFormats(['json'], (text) => text.replaceAll('"ErrorCode"', '"\\u0045rrorCode"')),
  },
  {
    what: 'json begins with a byte order mark and ends with a line break',
    reply: (reply) =>
      reply.format === 'json' && !reply.jsonp ? { ...reply, text: `\ufeff${reply.text}\r\n` } : reply,
  },
  {
    what: 'jsonp is the bare call',
    reply: (reply) =>
      reply.jsonp ? { ...reply, text: reply.text.replace(/^.*?&& /, '').slice(0, -1) } : reply,
  },
  {
    what: 'xml leaves nil elements and empty lists out',
    reply: inXml((text) =>
      text.replace(/\s*<\w:\w+ inst:nil='1'\/>/g, '').replace(/<b:Errors><\/b:Errors >/g, ''),
    ),
  },
  {
    what: 'xml holds comments, processing instructions and CDATA',
    reply: inXml((text) =>
      text
        .replace(/<b:ErrorCode>(\w+)</g, '<!-- code --><b:ErrorCode><![CDATA[$1]]><')
        .replace('<b:ResponseStatus>', '<?depot counter="1"?><b:ResponseStatus>\n'),
    ),
  },
  {
    what: 'xml is UTF-16',
    reply: (reply) =>
      reply.format === 'xml' ? { ...reply, contentType: 'application/xml; charset=UTF-16' } : reply,
  },
  {
    what: 'jsv writes bools in lower case and dates without fractions',
    reply: inFormats(['jsv'], (text) =>
      text
        .replace(/:True\b/g, ':true')
        .replace(/:False\b/g, ':false')
        .replaceAll('.0000000', ''),
    ),
  },
  {
    what: 'csv has a byte order mark and line feeds alone',
    reply: inFormats(['csv'], (text) => `\ufeff${text.replaceAll('\r\n', '\n')}`),
  },
  {
    what: 'messages group the digits of ids',
    reply: (reply) => ({
      ...reply,
      text: reply.text.replace(
        /with id (\d+)/g,
        (_, id: string) => `with id ${id.replace(/\B(?=(\d{3})+$)/g, '.')}`,
      ),
    }),
  },
];
