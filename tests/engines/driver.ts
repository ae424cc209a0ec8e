/** A point in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

export type Key = 'Enter' | 'Escape' | 'ArrowRight';

/**
 * What an engine must be able to do, for one tab with a profile of its own; `tests/engines/visitor.ts` adds what a person
 * does with it. The same for each engine, however it is remotely controlled.
 */
export type Driver = AsyncDisposable & {
  /** Of the browser. */
  readonly version: string;
  /** Resolves when the page is loaded, as does `reload`. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Resolves at once; wait for what the page shows. */
  goBack(): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG of the window. */
  takeScreenshot(): Promise<Uint8Array>;
  /** What the page has thrown or written as an error to the console so far. */
  readonly errors: readonly string[];
  /** The folder that downloads are saved to. */
  readonly downloads: string;
};

/** An engine that is ready to open tabs. */
export type RunningEngine = AsyncDisposable & {
  openTab(): Promise<Driver>;
};

export type Engine = {
  readonly name: string;
  /** The program; `undefined` where it is not installed. */
  readonly program: string | undefined;
  start(): Promise<RunningEngine>;
};

export const windowSize = { width: 1_280, height: 900 } as const;
