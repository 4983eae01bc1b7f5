/** What one step took, and how much of it in which part. */
interface Lap {
  total: number;
  parts: Record<string, number>;
}

/** Times calls by the part they belong to, step by step. */
export class Stopwatch {
  readonly laps: Lap[] = [];
  #began = performance.now();
  #parts: Record<string, number> = {};

  /** A step is over, and another begins. */
  step(): void {
    const now = performance.now();
    this.laps.push({ total: now - this.#began, parts: this.#parts });
    [this.#began, this.#parts] = [now, {}];
  }

  /** The same thing, with some of its methods timed. */
  timed<T extends object>(part: string, thing: T, methods: readonly (keyof T)[]): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const bound = value.bind(target) as (...args: unknown[]) => unknown;
        return methods.includes(name as keyof T)
          ? (...args: unknown[]) => this.#time(part, () => bound(...args))
          : bound;
      },
    });
  }

  #time(part: string, call: () => unknown): unknown {
    const began = performance.now();
    const add = () => {
      this.#parts[part] = (this.#parts[part] ?? 0) + performance.now() - began;
    };
    const value = call();
    if (!(value instanceof Promise)) {
      add();
      return value;
    }
    return value.finally(add);
  }
}
