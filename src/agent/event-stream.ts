/** Events for whoever wants to hear them, each from the first one on; nobody holds up the teller. */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly #events: Event[] = [];
  #more = Promise.withResolvers<void>();
  #ended = false;

  tell(event: Event): void {
    this.#events.push(event);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Event> {
    for (let next = 0; ; ) {
      const event = this.#events[next];
      if (event !== undefined) {
        next += 1;
        yield event;
      } else if (this.#ended) return;
      else await this.#more.promise;
    }
  }

  #wake(): void {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}
