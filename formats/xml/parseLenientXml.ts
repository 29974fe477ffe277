import { createRequire } from 'node:module';
import type { X2jOptions, XMLParser } from 'fast-xml-parser';
import { emptyRecord } from '../read/emptyRecord.ts';
import { type TreeBuilder, treeBuilder } from './treeBuilder.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * Put before every name while fast-xml-parser has it. The parser throws on `__proto__` and `constructor`, renames
 * `toString`, and keeps attributes and text under `:@` and `#text`. No name that starts an element starts with it.
 */
const guard = '\u0001';

/** fast-xml-parser transforms the name of a self-closing tag twice. */
const guarded = (name: string): string => (name.startsWith(guard) ? name : guard + name);

const options: X2jOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  // Text that gets here declares no entity. Each of HTML's entities (`&nbsp;`) is one character.
  processEntities: { enabled: true, maxExpandedLength: Number.POSITIVE_INFINITY },
  maxNestedTags: Number.POSITIVE_INFINITY,
  jPath: false,
  transformTagName: guarded,
  transformAttributeName: guarded,
};

let known: XMLParser | undefined;

/** Loaded for the first text that needs it: most targets never send one, and each thread would load it. */
function parser(): XMLParser {
  if (known !== undefined) return known;
  const library = createRequire(import.meta.url)('fast-xml-parser') as typeof import('fast-xml-parser');
  known = new library.XMLParser(options);
  return known;
}

/** One entry of fast-xml-parser's ordered output: an element under its name, or text under `#text`. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * Recovers what it can from XML that is not well-formed: crossed tags, bare ampersands and `<`, raw control characters, HTML's
 * entities, unquoted attributes. The text must have been scanned, and have no DOCTYPE. Undefined when it holds no element, or
 * nothing could be recovered.
 */
export function parseLenientXml(text: string): { root: XmlNode; undeclared: string | undefined } | undefined {
  const builder = treeBuilder();
  let entries: Entry[];
  try {
    entries = parser().parse(escapeStray(text));
  } catch {
    // Its errors only say that it can't read the text. The strict parser says better what is wrong.
    return undefined;
  }
  build(entries, builder);
  const { root, undeclared } = builder.result();
  return root === undefined ? undefined : { root, undeclared };
}

/** A `<` that starts no markup is text. */
const escapeStray = (text: string): string => text.replace(/<(?![A-Za-z_:/!?\u0080-\uffff])/g, '&lt;');

/** Without recursion: the scan limits nesting, but by its own way of counting. */
function build(entries: readonly Entry[], builder: TreeBuilder): void {
  const stack = [{ entries, next: 0 }];
  for (let level = stack.at(-1); level !== undefined; level = stack.at(-1)) {
    const entry = level.entries[level.next];
    level.next += 1;
    if (entry === undefined) {
      stack.pop();
      if (stack.length > 0) builder.close();
      continue;
    }
    const key = Object.keys(entry).find((name) => name !== ':@') ?? '';
    const content = entry[key];
    if (typeof content === 'string') builder.text(content);
    else if (Array.isArray(content)) {
      builder.open(key.slice(guard.length), attributesOf(entry[':@']));
      stack.push({ entries: content, next: 0 });
    }
  }
}

function attributesOf(found: unknown): Readonly<Record<string, string>> {
  const attributes = emptyRecord<string>();
  if (typeof found !== 'object' || found === null) return attributes;
  for (const [name, value] of Object.entries(found)) {
    attributes[name.slice(guard.length)] = typeof value === 'string' ? value : '';
  }
  return attributes;
}
