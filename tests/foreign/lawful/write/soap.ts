import type { Members, Rec } from '../types.ts';
import { envelopes } from '../xmlHabits.ts';
import type { DateForm } from './jsv.ts';
import { writeXml } from './xml.ts';

/** Other forms of ISO 8601 than elsewhere, the unset date apart: the document says nothing of dates in soap. */
const dateForms: Readonly<Record<'soap11' | 'soap12', DateForm>> = {
  soap11: (iso) => (iso.startsWith('0001-') ? iso : iso.replace(/[-:]/g, '')),
  soap12: (iso) => iso.replace('.', ','),
};

/** Writes a response in an envelope with an XML declaration and an empty header. */
export function writeSoap(
  version: 'soap11' | 'soap12',
  encoding: string,
  root: string,
  known: Members,
  value: Rec,
): string {
  return (
    `<?xml version="1.0" encoding="${encoding}" standalone='yes'?>\n<!-- depot -->\n` +
    `<env:Envelope xmlns:env='${envelopes[version]}'><env:Header/><env:Body>\n` +
    `${writeXml(root, known, value, dateForms[version])}</env:Body></env:Envelope>`
  );
}
