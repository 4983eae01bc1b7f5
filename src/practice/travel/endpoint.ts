import { z } from 'zod';
import type { SiteApp } from '../site.ts';
import { execute } from './graphql/execute.ts';
import { parseSchema } from './graphql/schema.ts';
import { resolvers } from './resolvers.ts';
import { SCHEMA } from './schema.ts';
import type { TravelState } from './state.ts';

const schema = parseSchema(SCHEMA);

const Body = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** `POST /graphql` answers, `GET /graphql` shows the schema. */
export function graphqlEndpoint(app: SiteApp<TravelState>): void {
  app.post('/graphql', async (c) => {
    const body = Body.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) {
      const message = 'Send JSON with a "query" text and, if it needs them, "variables".';
      return c.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, 400);
    }
    const { visitor, language, t } = c.var;
    const response = await execute(schema, resolvers, body.data, {
      state: visitor.state,
      language,
      t,
      now: Date.now(),
    });
    return c.json(response, response.data === undefined ? 400 : 200);
  });
  app.get('/graphql', (c) => c.text(SCHEMA.trimStart()));
}
