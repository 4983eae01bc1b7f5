import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../shared/icon.tsx';
import { useWords } from '../words/words.ts';
import { AddressBar } from './address-bar.tsx';
import type { LiveLine } from './live-line.ts';
import { steer } from './steering.ts';
import { useScene } from './use-scene.ts';

/** The live picture, and whoever drives in it. */
export function LiveView({
  page,
  line,
  canvas,
  isAsking,
}: {
  page: { url: string; title: string };
  line: LiveLine | undefined;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The run waits for an answer, and cannot stand back meanwhile. */
  isAsking: boolean;
}) {
  const words = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const scene = useScene(line);
  const driver = scene?.driver ?? 'run';
  const isTaken = driver === 'you';
  const [isTaking, setTaking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever drives now, nobody waits for it any more
  useEffect(() => setTaking(false), [driver, line]);

  useEffect(() => {
    if (!isTaken || !line || !canvas.current || !field.current) return;
    const over = new AbortController();
    const button = take.current;
    steer(
      { canvas: canvas.current, field: field.current, scene: () => line.scene.get(), send: (wish) => line.send(wish) },
      over.signal,
    );
    field.current.focus({ preventScroll: true });
    return () => {
      over.abort();
      button?.focus({ preventScroll: true });
    };
  }, [isTaken, line, canvas]);

  const { url, title } = scene ?? page;
  return (
    <>
      <AddressBar url={url} title={title}>
        <span className={`driver is-${driver}`}>{words.run.driver[driver]}</span>
        <button
          ref={take}
          type="button"
          className={`button ${isTaken ? 'is-main' : ''}`}
          disabled={!scene || isTaking || (isAsking && !isTaken)}
          title={isAsking && !isTaken ? words.run.answerFirst : undefined}
          onClick={() => {
            setTaking(!isTaken);
            line?.send({ type: isTaken ? 'give' : 'take' });
          }}
        >
          <Icon name="mouse" />
          {isTaken ? words.run.give : isTaking ? words.run.taking : words.run.take}
        </button>
      </AddressBar>
      <div className={`screen ${isTaken ? 'is-taken' : ''}`}>
        <canvas ref={canvas} width={1280} height={800} role="img" aria-label={`${words.run.live}: ${title}`} />
        {!scene && <p className="screen-note">{words.run.noPicture}</p>}
        <textarea
          ref={field}
          className="key-field"
          aria-label={words.run.typeHere}
          aria-describedby="taken-hint"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          tabIndex={isTaken ? 0 : -1}
          disabled={!isTaken}
        />
      </div>
      <div className="taken-hint" role="status">
        {isTaken && (
          <>
            <p id="taken-hint">{words.run.takenHint}</p>
            <button type="button" className="button is-small touch-only" onClick={() => field.current?.focus()}>
              <Icon name="keyboard" />
              {words.run.keyboard}
            </button>
          </>
        )}
      </div>
    </>
  );
}
