/** What is told above the live part, and stays: one thing, on as many lines as it takes. */
export interface Line {
  readonly mark: Mark;
  readonly text: string;
  /** The number of the step, where one begins. */
  readonly step?: number;
  /** Beside it, for whoever wants to know. */
  readonly aside?: string;
}

export type Mark =
  /** What the person wants done. */
  | 'task'
  | 'thought'
  | 'deed'
  | 'arrived'
  | 'asked'
  | 'fact'
  | 'heard'
  | 'note'
  | 'warning'
  | 'trouble'
  | 'checked'
  /** The plan as it came out, and its parts. */
  | 'plan'
  | 'reached'
  | 'unreached'
  | 'dropped'
  /** Only for those who want to know more. */
  | 'detail'
  /** As it is, from the edge. */
  | 'plain';
