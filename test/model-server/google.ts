import { z } from 'zod';
import { data, type Protocol, USAGE, written } from './play.ts';

const Body = z.object({ systemInstruction: z.unknown(), tools: z.unknown(), contents: z.unknown() });

export const google: Protocol = {
  name: 'Google',
  path: /:streamGenerateContent/,

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
    const error = (code: number, status: string, message: string) => ({
      status: code,
      body: { error: { code, message, status } },
    });
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
