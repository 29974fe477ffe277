import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlWithDoctype: Variant = {
  about:
    'Documents in xml name their document type and a stylesheet, and their root says that blanks count and which language it is in (FMT-11: XML 1.0).',
  hook: onAnswerText({ formats: ['xml'] }, (text) =>
    text.replace(
      /^(<\?xml[^>]*\?>)?\s*<([\w:]+)/,
      (_, declaration: string | undefined, root: string) =>
        `${declaration ?? '<?xml version="1.0" standalone="yes"?>'}\n<?xml-stylesheet type="text/xsl" href="/reply.xsl"?>\n<!DOCTYPE ${root}>\n<${root} xml:space="preserve" xml:lang="en"`,
    ),
  ),
};
