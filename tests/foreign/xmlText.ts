import { XmlDocument } from 'libxml2-wasm';

/** The text of the first element with this local name; libxml is no part of the suite or of its codecs. */
export function xmlText(text: string, name: string): string | undefined {
  const document = XmlDocument.fromString(text.replace(/^\ufeff/, '').replace(/^<\?xml[^>]*\?>/, ''));
  try {
    return document.get(`//*[local-name()='${name}']`)?.content;
  } finally {
    document.dispose();
  }
}
