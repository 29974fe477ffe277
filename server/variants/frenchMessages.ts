import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Digits in threes, with narrow blanks between. */
const grouped = (id: string): string => id.replace(/\B(?=(\d{3})+$)/g, '\u202f');

const nouns: Readonly<Record<string, string>> = {
  product: 'Le produit',
  discount: 'La remise',
  company: 'La société',
  document: 'Le document',
  'contact person': 'Le contact',
  'document type': 'Le type de document',
};

function inFrench(text: string): string {
  const sku = /^The product with SKU (.*) does not exist\./s.exec(text)?.[1];
  if (sku !== undefined)
    return `Le produit de référence «\u00a0${sku}\u00a0» n’existe pas\u202f; l’opération a échoué.`;
  const [, noun = '', id = ''] = /^The (.+) with id (-?\d+) does not exist\./.exec(text) ?? [];
  if (id !== '')
    return `${nouns[noun] ?? 'L’enregistrement'} n°\u00a0${grouped(id)} n’existe pas\u202f; l’opération a échoué.`;
  return `L’opération a échoué\u00a0:\n${text}`;
}

const trace = [
  '   à Stock.Services.Executer(Requete requete) dans C:\\Sources\\Stock\\Services.cs:ligne 42',
  '   à Stock.Passerelle.<Appeler>b__0() dans C:\\Sources\\Stock\\Passerelle.cs:ligne 7',
].join('\r\n');

const messages: Hook = onStatus(
  { outcome: 'failure' },
  (status): RecordValue => ({
    ...status,
    Message: inFrench(member.text(status, 'Message')),
    StackTrace: trace,
    Errors: member
      .records(status, 'Errors')
      .map((error) => ({ ...error, ErrorCode: 'Échec', Message: inFrench(member.text(error, 'Message')) })),
  }),
);

const language: Hook = onStatusAndHeaders({}, ({ headers }) => ({
  headers: { ...headers, 'content-language': 'fr-FR' },
}));

export const frenchMessages: Variant = {
  about:
    'Tells failures in French, with ids in groups of three digits, quoted SKUs, several lines and a stack trace.',
  blocks: ['nothing'],
  hook: (inner, store, server) => {
    const written = { ...inner, ...language(inner, store, server) };
    return messages(written, store, server);
  },
};
