import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { type Exhibit, type FrameHost, number, text, type View } from '../exhibit.ts';

/** Which origin serves each level of a nest of frames. */
export const NESTS: Readonly<Record<string, readonly FrameHost[]>> = {
  'frames-same': ['gallery', 'gallery', 'gallery'],
  // The innermost frame is of the page's own origin again, but strangers stand in between.
  'frames-cross': ['frames', 'nested', 'gallery'],
  'frames-lazy': ['gallery'],
};

const levels = { level1: text, level2: text, level3: text };

/** The frame of one level; its page holds the next one. */
export function nestedFrame({ t, frameAddress }: View, exhibit: string, level: number, lazy = false): Html {
  const host = NESTS[exhibit]?.[level - 1];
  if (host === undefined) return html``;
  return html`<iframe
    class="nest nest-${level}"
    title="${t(`Frame, level ${level}`, `Фрейм, уровень ${level}`)}"
    src="${frameAddress(host, `/frames/${exhibit}/${level}`)}"
    loading="${lazy ? 'lazy' : 'eager'}"
  ></iframe>`;
}

export const frames: readonly Exhibit[] = [
  {
    id: 'frames-same',
    title: ['Nested frames, one origin', 'Вложенные фреймы одного сайта'],
    about: [
      'Three documents inside each other, all from this site. Each level holds a form of its own.',
      'Три документа один в другом, все с этого сайта. На каждом уровне своя форма.',
    ],
    task: ['Leave a note on level 3.', 'Оставьте заметку на уровне 3.'],
    parts: levels,
    stage: (view) => nestedFrame(view, 'frames-same', 1),
  },
  {
    id: 'frames-cross',
    title: ['Nested frames, other origins', 'Вложенные фреймы других сайтов'],
    about: [
      'The same nest, but each level comes from another host. Browsers give such frames a process of their own and no cookies.',
      'Та же матрёшка, но каждый уровень с другого адреса. Браузер выделяет таким фреймам отдельный процесс и не шлёт им куки.',
    ],
    task: ['Leave a note on level 2.', 'Оставьте заметку на уровне 2.'],
    parts: levels,
    stage: (view) => nestedFrame(view, 'frames-cross', 1),
  },
  {
    id: 'frames-sandboxed',
    title: ['Sandboxed frames', 'Фреймы в песочнице'],
    about: [
      'The first frame may submit forms but run no script. The second may run scripts but belongs to no origin at all.',
      'Первому фрейму можно отправлять формы, но нельзя исполнять скрипты. Второму скрипты можно, но он не принадлежит ни одному сайту.',
    ],
    task: [
      'Send a note from the first frame and press the counter in the second.',
      'Отправьте заметку из первого фрейма и нажмите счётчик во втором.',
    ],
    parts: { note: text, presses: number },
    stage: ({ t, frameAddress }) => html`<div class="columns">
      <iframe class="nest nest-3" sandbox="allow-forms" title="${t('Forms only', 'Только формы')}" src="${frameAddress('gallery', '/frames/sandboxed/form')}"></iframe>
      <iframe class="nest nest-3" sandbox="allow-scripts" title="${t('Scripts only', 'Только скрипты')}" src="${frameAddress('gallery', '/frames/sandboxed/script')}"></iframe>
    </div>`,
  },
  {
    id: 'frames-lazy',
    title: ['Lazy frame', 'Ленивый фрейм'],
    about: [
      'The frame stands at the end of a long corridor and is not fetched before you come near.',
      'Фрейм стоит в конце длинного коридора и не загружается, пока вы не подойдёте.',
    ],
    task: ['Walk to the end of the corridor and leave a note.', 'Дойдите до конца коридора и оставьте заметку.'],
    parts: { level1: text },
    stage: (view) => html`<ol class="corridor" aria-label="${view.t('Corridor', 'Коридор')}">
        ${Array.from({ length: 40 }, (_, metre) => html`<li>${view.t(`Metre ${metre + 1} of 40`, `Метр ${metre + 1} из 40`)}</li>`)}
      </ol>
      ${nestedFrame(view, 'frames-lazy', 1, true)}`,
  },
  {
    id: 'frames-silent',
    title: ['Silent frame', 'Молчащий фрейм'],
    about: [
      'The server accepts the request for this frame and never answers, so the page never finishes loading. The form beside it works.',
      'Сервер принимает запрос этого фрейма и никогда не отвечает, поэтому страница не догружается. Форма рядом работает.',
    ],
    task: ['Save a note without waiting for the frame.', 'Сохраните заметку, не дожидаясь фрейма.'],
    parts: { note: text },
    stage: ({ t, frameAddress }) => html`<div class="columns">
      <form data-record-form class="stack">
        <label class="field"><span>${t('Note', 'Заметка')}</span><input name="note" required /></label>
        <button class="button">${t('Save note', 'Сохранить заметку')}</button>
      </form>
      <iframe class="nest nest-3 waiting" title="${t('Never answers', 'Никогда не отвечает')}" src="${frameAddress('gallery', '/frames/silent')}"></iframe>
    </div>`,
  },
];
