import { describe } from 'vitest';
import { staysGreen } from './staysGreen.ts';

describe('a lawful variant of XML is found out and green on everything', () => {
  staysGreen((name) => name.startsWith('xml'));
});
