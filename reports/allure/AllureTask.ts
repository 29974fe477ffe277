/** A message in Allure's own form about a test result: its labels and similar data, or an attachment. */
export type AllureMessage =
  | {
      readonly type: 'metadata';
      readonly data: {
        readonly displayName: string;
        readonly testCaseId: string;
        readonly historyId: string;
        readonly description: string;
        readonly labels: readonly Named[];
        readonly parameters: readonly Named[];
      };
    }
  | {
      readonly type: 'attachment_content';
      readonly data: {
        readonly name: string;
        /** In base64. */
        readonly content: string;
        readonly encoding: 'base64';
        readonly contentType: string;
        readonly fileExtension: string;
      };
    };

interface Named {
  readonly name: string;
  readonly value: string;
}

/** A test in the form in which vitest reports it to allure-vitest's reporter. */
export interface AllureTask {
  readonly type: 'test';
  readonly mode: 'run';
  readonly name: string;
  readonly file: { readonly filepath: string };
  readonly meta: { readonly allureRuntimeMessages: readonly AllureMessage[] };
  readonly result: {
    readonly state: 'pass' | 'fail' | 'skip';
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly duration: number;
    readonly errors?: readonly {
      readonly name: string;
      readonly message: string;
      readonly stack: string;
    }[];
  };
}
