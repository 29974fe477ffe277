import type { Reply } from '../Reply.ts';
import type { Habit } from './Habit.ts';

const inFormats =
  (formats: readonly (string | null)[], rewrite: (text: string) => string) =>
  (reply: Reply): Reply =>
    formats.includes(reply.format) ? { ...reply, text: rewrite(reply.text) } : reply;

/** What the server by the sea does to its answers when they are written. */
export const littoralHabits: readonly Habit[] = [
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
    what: 'xml holds comments, processing instructions and CDATA',
    reply: inFormats(['xml', 'soap11', 'soap12'], (text) =>
      text
        .replace(/<ErrorCode>(\w+)</g, '<!-- code --><ErrorCode><![CDATA[$1]]><')
        .replace('<ResponseStatus>', '<?depot counter="1"?><ResponseStatus>\n'),
    ),
  },
  {
    what: 'xml is UTF-16',
    reply: (reply) =>
      reply.format === 'xml'
        ? { ...reply, text: `\ufeff${reply.text}`, contentType: 'application/xml; charset=UTF-16' }
        : reply,
  },
  {
    what: 'csv has a byte order mark',
    reply: inFormats(['csv'], (text) => `\ufeff${text}`),
  },
  {
    what: 'soap is text/xml in one charset',
    reply: (reply) =>
      reply.format === 'soap11' || reply.format === 'soap12' ? { ...reply, contentType: 'text/xml' } : reply,
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
