import { type Failure, faultOf } from './fault-of.ts';
import { ModelFault } from './model-fault.ts';

/** What went wrong, from whatever the SDK or the network has thrown. */
export async function faultIn(error: unknown, begun: boolean): Promise<ModelFault> {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++)
    if (inner instanceof ModelFault) return inner;
  const failure = await failureIn(error);
  if (failure) return faultOf(failure);
  return begun
    ? new ModelFault('cut', 'was cut off in the middle of its answer', { cause: error })
    : faultOf({ words: '', cause: error });
}

/** What the SDK's kinds of errors have to say; undefined when it is only that the connection broke. */
async function failureIn(error: unknown): Promise<Failure | undefined> {
  const { APICallError, JSONParseError, LoadAPIKeyError, TypeValidationError } = await quietSdk();
  if (APICallError.isInstance(error)) {
    // A stream that broke is told as an answer of status 200 that could not be read.
    if (error.statusCode !== undefined && error.statusCode < 400) return undefined;
    return {
      status: error.statusCode,
      headers: error.responseHeaders,
      words: error.responseBody || (error.statusCode === undefined ? '' : error.message),
      cause: error,
    };
  }
  if (LoadAPIKeyError.isInstance(error)) return { status: 401, words: error.message, cause: error };
  if (TypeValidationError.isInstance(error) || JSONParseError.isInstance(error))
    return { status: 200, words: '', cause: error };
  return toldInStream(error);
}

/** An error that came as a piece of an answer: it has words, and a number only sometimes. */
function toldInStream(error: unknown): Failure | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error || 'message' in error || 'error' in error))
    return undefined;
  const isForeign = !(error instanceof Error) || error.name === 'AI_StreamProviderError';
  if (!isForeign) return undefined;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  const words = JSON.stringify({ message, ...error });
  return { status, words, inStream: true, cause: error };
}

/** The SDK, loaded when it is needed, and kept from writing its warnings into somebody's terminal. */
export async function quietSdk(): Promise<typeof import('ai')> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}
