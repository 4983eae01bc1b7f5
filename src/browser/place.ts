import type { CDPSession } from 'playwright-core';

/** One document that can be asked, over the session of the process that draws it. */
export interface Place {
  frameId: string;
  cdp: CDPSession;
  contextId: string;
  /** The same context, by the number that some calls want. */
  contextNumber: number;
}

/** Asks a document and returns the answer by value. */
export async function inPlace<T>({ cdp, contextId }: Place, expression: string): Promise<T> {
  const answer = await cdp.send('Runtime.evaluate', {
    expression,
    uniqueContextId: contextId,
    returnByValue: true,
    awaitPromise: true,
  });
  if (answer.exceptionDetails) throw new Error(`In the page: ${answer.exceptionDetails.exception?.description}`);
  return answer.result.value as T;
}

/** Calls a function of ours in a document. Unlike an expression with the argument in it, this is compiled only once. */
export async function callInPlace<T>({ cdp, contextId }: Place, name: string, argument: unknown): Promise<T> {
  const answer = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: `function (argument) { return lotsman.${name}(argument) }`,
    arguments: [{ value: argument }],
    uniqueContextId: contextId,
    returnByValue: true,
  });
  if (answer.exceptionDetails) throw new Error(`In the page: ${answer.exceptionDetails.exception?.description}`);
  return answer.result.value as T;
}
