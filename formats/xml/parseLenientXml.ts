import { XMLParser } from 'fast-xml-parser';
import { type TreeBuilder, treeBuilder } from './treeBuilder.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * Stands before every name while fast-xml-parser has it: it throws on `__proto__` and `constructor`, renames
 * `toString`, and keeps attributes and text under `:@` and `#text`. No name that starts an element starts with it.
 */
const guard = '\u0001';

/** Of a self-closing tag fast-xml-parser transforms the name twice. */
const guarded = (name: string): string => (name.startsWith(guard) ? name : guard + name);

const parser = new XMLParser({
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
  // No entity is declared in what gets here; what HTML knows (`&nbsp;`) is one character each.
  processEntities: { enabled: true, maxExpandedLength: Number.POSITIVE_INFINITY },
  maxNestedTags: Number.POSITIVE_INFINITY,
  jPath: false,
  transformTagName: guarded,
  transformAttributeName: guarded,
});

/** One entry of fast-xml-parser's ordered output: an element under its name, or text under `#text`. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * Recovers what it can from XML that is not well-formed: crossed tags, bare ampersands and `<`, raw control
 * characters, HTML's entities, attributes without quotes. The text must have been scanned, without DOCTYPE.
 * Undefined when it holds no element, or nothing could be made of it.
 */
export function parseLenientXml(text: string): { root: XmlNode; undeclared: string | undefined } | undefined {
  const builder = treeBuilder();
  let entries: Entry[];
  try {
    entries = parser.parse(escapeStray(text));
  } catch {
    // Its errors say that the text is beyond it; which one it was, the strict parser says better.
    return undefined;
  }
  build(entries, builder);
  const { root, undeclared } = builder.result();
  return root === undefined ? undefined : { root, undeclared };
}

/** A `<` that starts no markup is text. */
const escapeStray = (text: string): string => text.replace(/<(?![A-Za-z_:/!?\u0080-\uffff])/g, '&lt;');

/** Without recursion: nesting is limited by the scan, but as the scan counts it. */
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
  const attributes: Record<string, string> = Object.create(null);
  if (typeof found !== 'object' || found === null) return attributes;
  for (const [name, value] of Object.entries(found)) {
    attributes[name.slice(guard.length)] = typeof value === 'string' ? value : '';
  }
  return attributes;
}
