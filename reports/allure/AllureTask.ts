/** A message in Allure's own form about a test result: its labels and similar data. */
export interface AllureMessage {
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
