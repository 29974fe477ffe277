import { describe } from 'vitest';
import { staysGreen } from './staysGreen.ts';

describe('a server in any zone, whether json shows it or not, is green on everything', () => {
  staysGreen((name) => /zone/i.test(name));
});
