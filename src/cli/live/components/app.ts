import { Box, Static, Text, useAnimation, useCursor, useInput, usePaste, useWindowSize } from 'ink';
import { createElement as h, type ReactElement, useSyncExternalStore } from 'react';
import { drawLine } from '../draw-line.ts';
import { type Drawn, drawLive } from '../draw-live.ts';
import type { Line } from '../line.ts';
import type { Screen } from '../screen.ts';
import { type Stroke, strokesOf } from '../stroke.ts';
import type { Style } from '../style.ts';

/** All that is shown. A new object whenever something has changed. */
export interface Shown {
  readonly told: readonly Line[];
  readonly screen: Screen;
  readonly isQuiet: boolean;
  /** Only what was told stays. */
  readonly isOver: boolean;
}

/** Who knows what is to be shown, and hears what is typed. */
export interface Stage {
  subscribe(changed: () => void): () => void;
  shown(): Shown;
  style(size: Pick<Style, 'columns' | 'rows'>): Style;
  suggest(beginning: string): readonly string[];
  /** This is drawn next. */
  draws(drawn: Drawn): void;
  press(strokes: readonly Stroke[]): void;
  paste(text: string): void;
}

/** Node runs the sources as they are, and knows no JSX: hence the plain calls. */
export function App({ stage }: { stage: Stage }): ReactElement {
  const { told, screen, isQuiet, isOver } = useSyncExternalStore(
    (changed) => stage.subscribe(changed),
    () => stage.shown(),
  );
  const { columns, rows } = useWindowSize();
  const style = stage.style({ columns, rows });
  const isMoving = screen.run !== undefined && screen.run.result === undefined;
  const { frame } = useAnimation({ interval: 120, isActive: isMoving });
  useInput((input, key) => stage.press(strokesOf(input, key)));
  usePaste((text) => stage.paste(text));
  const moment = { now: Date.now(), frame, isQuiet, suggest: stage.suggest };
  const drawn = isOver ? { lines: [] } : drawLive(screen, style, moment);
  stage.draws(drawn);
  return h(Box, { flexDirection: 'column' }, h(Told, { lines: told, style }), h(Live, { drawn }));
}

/** What has happened is printed once and stays, in the scrollback of the terminal too. */
function Told({ lines, style }: { lines: readonly Line[]; style: Style }): ReactElement {
  return h(Static<Line>, {
    items: [...lines],
    // biome-ignore lint/correctness/noChildrenProp: what it draws items with is no child
    children: (line: Line, index: number) => h(Text, { key: index }, drawLine(line, style).join('\n')),
  });
}

function Live({ drawn: { lines, cursor } }: { drawn: Drawn }): ReactElement | null {
  const { setCursorPosition } = useCursor();
  setCursorPosition(cursor);
  return lines.length === 0 ? null : h(Text, { wrap: 'truncate' }, lines.map((line) => line || ' ').join('\n'));
}
