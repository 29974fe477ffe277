import type { Profile } from '../kernel/Check.ts';

/** Where the interface carries its label. */
export const VER1: Profile = {
  clause: 'VER-1',
  observe: ({ answer }) => {
    const { response } = answer.exchange;
    if (response === null) return undefined;
    const header = response.headers.find(([, value]) => /2017a/i.test(value));
    if (header !== undefined) return `the label v2017a is in the header ${header[0]}`;
    const { buffer, byteOffset, byteLength } = response.body;
    return Buffer.from(buffer, byteOffset, byteLength).includes('v2017a')
      ? 'the label v2017a is in the body'
      : undefined;
  },
};
