import type { Place } from './place.ts';
import { straight } from './straight.ts';

/** A value that the browser holds, handed to a function in the page. */
export type Handle = { objectId: string } | { value: null };

let groups = 0;

/** Handles of things in one document. The browser keeps alive what it has given a handle of, so they are let go together. */
export class Handles {
  readonly #place: Place;
  readonly #group: string;

  constructor(place: Place) {
    groups += 1;
    // Of a page with many listeners hundreds are asked for.
    this.#place = straight(place);
    this.#group = `lotsman ${groups}`;
  }

  /** A handle of what an expression gives, if that is an object. */
  async of(expression: string): Promise<string | undefined> {
    return (await this.#evaluate(expression)).objectId;
  }

  /** Handles of what is in the list that an expression gives. */
  async in(expression: string): Promise<string[]> {
    const { objectId, description } = await this.#evaluate(expression);
    if (objectId === undefined || description === 'Array(0)') return [];
    const listed = await this.#place.cdp.send('Runtime.getProperties', { objectId, ownProperties: true });
    return listed.result.flatMap(({ name, value }) => (/^\d+$/.test(name) ? (value?.objectId ?? []) : []));
  }

  /** A handle for our world; null for a node that is gone by now, or that belongs to another document. */
  async ofNode(backendNodeId: number): Promise<Handle> {
    const { cdp, contextNumber } = this.#place;
    const wanted = { backendNodeId, executionContextId: contextNumber, objectGroup: this.#group };
    const answer = await cdp.send('DOM.resolveNode', wanted).catch(() => undefined);
    return answer?.object.objectId === undefined ? { value: null } : { objectId: answer.object.objectId };
  }

  /** The same node as the page's own scripts see it. */
  async asPageSees(objectId: string): Promise<string | undefined> {
    const { cdp } = this.#place;
    const { node } = await cdp.send('DOM.describeNode', { objectId, depth: 0 });
    const wanted = { backendNodeId: node.backendNodeId, objectGroup: this.#group };
    return (await cdp.send('DOM.resolveNode', wanted)).object.objectId;
  }

  /** Calls a function of ours with nodes of the document. Returns its answer by value. */
  async giveTo<T>(name: string, backendNodeIds: readonly number[]): Promise<T> {
    const { cdp, contextNumber } = this.#place;
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: `function (...nodes) { return lotsman.${name}(...nodes) }`,
      executionContextId: contextNumber,
      arguments: await Promise.all(backendNodeIds.map((node) => this.ofNode(node))),
      returnByValue: true,
    });
    return result.value as T;
  }

  async letGo(): Promise<void> {
    const letting = this.#place.cdp.send('Runtime.releaseObjectGroup', { objectGroup: this.#group });
    await letting.catch(() => {});
  }

  async #evaluate(expression: string): Promise<{ objectId?: string; description?: string }> {
    const { cdp, contextId } = this.#place;
    const wanted = { expression, uniqueContextId: contextId, objectGroup: this.#group };
    return (await cdp.send('Runtime.evaluate', wanted)).result;
  }
}
