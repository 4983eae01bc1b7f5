import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ModelFault } from '../model-fault.ts';

type Fetch = typeof globalThis.fetch;

const Token = z.object({ access_token: z.string(), expires_at: z.number() });

export interface GigaChatAccess {
  /** The authorization key of a project, in base64. */
  credentials: string;
  scope?: string | undefined;
  /** Where tokens are given out. */
  url?: string | undefined;
  fetch: Fetch;
}

/** Its keys open nothing by themselves: they are exchanged for a token that lasts half an hour. */
export function gigaChatToken({
  credentials,
  scope = 'GIGACHAT_API_PERS',
  url = TOKENS,
  fetch,
}: GigaChatAccess): () => Promise<string> {
  let token: z.infer<typeof Token> | undefined;
  return async () => {
    if (token && token.expires_at - Date.now() > A_MINUTE) return token.access_token;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        rquid: randomUUID(),
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ scope }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok)
      throw new ModelFault('key', `does not let us in (HTTP ${response.status} where tokens are given out)`);
    token = Token.parse(await response.json());
    return token.access_token;
  };
}

const TOKENS = 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth';
const A_MINUTE = 60_000;
