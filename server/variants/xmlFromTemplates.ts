import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

/** Text with escapes in a CDATA section; free text with a comment after its first word. */
function content(text: string): string {
  if (/&(?!amp;|lt;|gt;)/.test(text) || text.trim() === '') return text;
  if (text.includes('&')) {
    const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return plain.includes(']]>') ? text : `<![CDATA[${plain}]]>`;
  }
  return text.replace(/^(\S+)( )/, '$1<!-- 1 -->$2');
}

export const xmlFromTemplates: Variant = {
  about:
    'Fills XML templates: with a DOCTYPE, a stylesheet instruction, comments even within text, and CDATA sections.',
  hook: onAnswerText({ formats: ['xml'] }, (text) => {
    const root = /^<([\w.-]+)/.exec(text)?.[1];
    if (root === undefined) return text;
    const filled = text.replace(/>([^<>]+)</g, (_, inner: string) => `>${content(inner)}<`);
    return [
      `<?xml version='1.0' encoding='utf-8' standalone='yes'?>`,
      `<?xml-stylesheet type="text/xsl" href="/answer.xsl"?>`,
      `<!DOCTYPE ${root} SYSTEM "https://inventory.example.com/answer.dtd">`,
      `<!-- template "${root}" <b>v7</b> -->`,
      filled,
      '<!-- end -->\n',
    ].join('\n');
  }),
};
