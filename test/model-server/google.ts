import { z } from 'zod';
import { data, type Protocol, USAGE, written } from './play.ts';
import { everyCallHasItsResult, inputSchema, someText, toolName } from './request.ts';

const part = z.union([
  z.strictObject({ text: someText }),
  z.strictObject({ inlineData: z.object({ mimeType: someText, data: someText }) }),
  z.strictObject({ functionCall: z.object({ name: toolName, args: z.looseObject({}) }) }),
  z.strictObject({ functionResponse: z.object({ name: toolName, response: z.looseObject({}) }) }),
]);
const content = z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(part).min(1) });
const tool = z.strictObject({ name: toolName, description: z.string(), parametersJsonSchema: inputSchema });

const request = z
  .object({
    path: z.string().regex(/^\/v1beta\/models\/[^/]+:streamGenerateContent\?alt=sse$/),
    headers: z.looseObject({ 'x-goog-api-key': someText }),
    body: z.strictObject({
      generationConfig: z.looseObject({}).optional(),
      systemInstruction: z.strictObject({ parts: z.array(z.strictObject({ text: someText })).min(1) }),
      contents: z.array(content).min(1),
      tools: z
        .array(z.strictObject({ functionDeclarations: z.array(tool).min(1) }))
        .min(1)
        .optional(),
      toolConfig: z.object({ functionCallingConfig: z.object({ mode: z.enum(['AUTO', 'ANY', 'NONE']) }) }).optional(),
    }),
  })
  .refine(({ body }) => body.contents[0]?.role === 'user', 'The first content has to be that of the user.')
  .refine(
    ({ body }) =>
      everyCallHasItsResult(
        body.contents.map(({ parts }) => ({
          calls: parts.flatMap((one) => ('functionCall' in one ? [one.functionCall.name] : [])),
          results: parts.flatMap((one) => ('functionResponse' in one ? [one.functionResponse.name] : [])),
        })),
      ),
    'A functionCall has no functionResponse behind it, or a functionResponse no functionCall before it.',
  )
  .transform(({ body }) => ({
    tools: (body.tools ?? []).flatMap((one) => one.functionDeclarations.map(({ name }) => name)),
    insists: body.toolConfig?.functionCallingConfig.mode === 'ANY',
  }));

const Body = z.object({ systemInstruction: z.unknown(), tools: z.unknown(), contents: z.unknown() });

export const google: Protocol = {
  name: 'Google',
  path: /:streamGenerateContent/,
  request,
  refusal: (because) => error(400, 'INVALID_ARGUMENT', because),

  events({ text, calls = [], finish, usage = USAGE }) {
    const all: string[] = [];
    const put = (parts: unknown[], more: object = {}) =>
      all.push(data({ candidates: [{ content: { parts, role: 'model' }, index: 0, ...more }], modelVersion: 'm' }));
    if (text) for (const piece of written(text)) put([{ text: piece }]);
    // Its calls come in one piece. One that the model wrote wrongly is not sent at all, only told of.
    const isBroken = calls.some(({ input }) => typeof input === 'string');
    if (!isBroken) for (const { tool, input } of calls) put([{ functionCall: { name: tool, args: input } }]);
    const half = all.length;
    const { input, output, cached = 0 } = usage;
    const finishReason = finish
      ? { length: 'MAX_TOKENS', refused: 'SAFETY' }[finish]
      : isBroken
        ? 'MALFORMED_FUNCTION_CALL'
        : 'STOP';
    all.push(
      data({
        candidates: [{ content: { parts: [], role: 'model' }, finishReason, index: 0 }],
        usageMetadata: {
          promptTokenCount: input,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
          cachedContentTokenCount: cached,
        },
        modelVersion: 'm',
      }),
    );
    return { all, half };
  },

  complaint(kind) {
    switch (kind) {
      case 'busy':
        return error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted.');
      case 'overloaded':
        return error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
      case 'key':
        return error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
      case 'no credit':
        return error(403, 'PERMISSION_DENIED', 'Billing is disabled for this project.');
      case 'model gone':
        return error(
          404,
          'NOT_FOUND',
          'models/m is not found for API version v1beta, or is not supported for generateContent.',
        );
      case 'too long':
        return error(
          400,
          'INVALID_ARGUMENT',
          'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        );
      case 'no pictures':
        return error(400, 'INVALID_ARGUMENT', 'Image input is not supported for this model.');
      case 'no tools':
        return error(400, 'INVALID_ARGUMENT', 'Function calling is not supported for this model.');
    }
  },

  trouble: data({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),

  read(body) {
    const { systemInstruction, tools, contents } = Body.parse(body);
    return { system: JSON.stringify(systemInstruction), tools: JSON.stringify(tools), parts: JSON.stringify(contents) };
  },
};

function error(code: number, status: string, message: string) {
  return { status: code, body: { error: { code, message, status } } };
}
