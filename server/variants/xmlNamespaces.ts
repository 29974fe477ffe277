import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import type { Variant } from '../Variant.ts';

export const xmlNamespaces: Variant = {
  about: 'Answers in xml and soap stand in namespaces; requests are read without.',
  choices: { xmlDialect: namespacedDialect },
};
