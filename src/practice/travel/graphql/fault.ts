/** Trouble that the caller of the endpoint should read about. Anything else that is thrown is a bug. */
export class GraphqlFault extends Error {
  override readonly name = 'GraphqlFault';
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly at: Place | undefined;

  constructor(message: string, { code, at, ...more }: { code: FaultCode; at?: Place } & Record<string, unknown>) {
    super(message);
    this.extensions = { code, ...more };
    this.at = at;
  }
}

export type FaultCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'PRICE_CHANGED'
  | 'CONFLICT';

/** Where in the request's text, counted from one. */
export interface Place {
  line: number;
  column: number;
}
