import type { ModelCall, ToolShape } from './model.ts';

/** For a model that knows no tools: they are explained to it, and it writes its calls as JSON. */
export function withToolsInWords(call: ModelCall): ModelCall {
  if (call.tools.length === 0) return call;
  const { forced: _, ...rest } = call;
  const words = call.forced ? formInWords(call.tools) : toolsInWords(call.tools);
  return { ...rest, tools: [], prompt: { ...call.prompt, system: `${call.prompt.system}\n\n${words}` } };
}

function formInWords(tools: readonly ToolShape[]): string {
  const schema = JSON.stringify(tools[0]?.input ?? {});
  return `Answer with one JSON object and nothing else. It has to follow this JSON Schema:\n${schema}`;
}

function toolsInWords(tools: readonly ToolShape[]): string {
  return [
    'You act by calling tools. Say in a sentence or two what you think, then write each call as one JSON object on a line of its own:',
    '{"tool": "name of the tool", "input": {…}}',
    'The tools, each with the JSON Schema of its input:',
    ...tools.map(({ name, description, input }) => `- ${name}: ${description}\n  ${JSON.stringify(input)}`),
  ].join('\n');
}
