declare module 'write-good' {
  /** What a text could say better, by the checks that are switched on. */
  export default function writeGood(
    text: string,
    checks: Readonly<Record<string, boolean>>,
  ): readonly { readonly index: number; readonly offset: number; readonly reason: string }[];
}
