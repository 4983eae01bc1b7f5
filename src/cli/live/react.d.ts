// What the terminal's components need of React. Its own types would declare empty elements of the DOM everywhere, and tests that
// reach into pages through the driver could touch nothing in them.

export interface ReactElement {
  readonly type: unknown;
  readonly key: string | null;
}

export type ReactNode = ReactElement | string | number | null | undefined | readonly ReactNode[];

export function createElement<Props>(
  component: (props: Props) => ReactElement | ReactNode | null,
  props: Props & { readonly key?: string | number },
  ...children: readonly ReactNode[]
): ReactElement;

export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value;
