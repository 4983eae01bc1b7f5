/** An error that the endpoint answered with. */
export class ApiError extends Error {
  readonly code: string;
  /** Which input is wrong, and how. */
  readonly issues: Readonly<Record<string, string>>;

  constructor({ message, extensions }: AnsweredError) {
    super(message);
    this.code = extensions?.code ?? '';
    this.issues = extensions?.issues ?? {};
  }
}

interface AnsweredError {
  message: string;
  extensions?: { code?: string; issues?: Record<string, string> };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: AnsweredError[];
}

/** Sends a query or a mutation. Data that came together with errors is not used: the pages need all or nothing. */
export async function ask<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
  const answer = (await response.json()) as Answer<Data>;
  const [error] = answer.errors ?? [];
  if (error) throw new ApiError(error);
  if (!answer.data) throw new ApiError({ message: `The server answered ${response.status} without data.` });
  return answer.data;
}
