import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import { type Download, downloads } from '../data/downloads.ts';
import { alertBox, framed, statusBox } from '../frame.ts';
import type { DoorsContext, DoorsState } from '../state.ts';

const LARGEST = 1_000_000;
const MOST_FILES = 5;
const FIELDS = {
  document: ['application/pdf', 'text/plain'],
  photo: ['image/png', 'image/jpeg', 'image/svg+xml'],
  papers: [],
} as const;

/** Files in both directions. */
export function files(app: SiteApp<DoorsState>): void {
  app.get('/upload', (c) => c.html(uploadPage(c)));

  app.post('/upload', async (c) => {
    const { t, visitor } = c.var;
    const body = await c.req.parseBody({ all: true });
    const sent = Object.entries(FIELDS).flatMap(([field, types]) =>
      [body[field] ?? []]
        .flat()
        .flatMap((file) => (file instanceof File && file.name !== '' ? [{ field, types, file }] : [])),
    );
    const refuse = (problem: string) => c.html(uploadPage(c, problem), 422);
    if (sent.length === 0) return refuse(t('Choose a file first.', 'Сначала выберите файл.'));
    if (sent.length > MOST_FILES)
      return refuse(t(`At most ${MOST_FILES} files at once.`, `Не больше ${MOST_FILES} файлов за раз.`));
    for (const { file, types } of sent) {
      if (file.size > LARGEST) return refuse(t(`${file.name} is larger than 1 MB.`, `Файл ${file.name} больше 1 МБ.`));
      if (types.length > 0 && !types.some((type) => file.type.startsWith(type)))
        return refuse(
          t(`${file.name} is of a kind we do not take here.`, `Файлы такого вида (${file.name}) здесь не принимаются.`),
        );
    }
    for (const { field, file } of sent)
      visitor.state.uploads.push({ field, name: file.name, size: file.size, type: file.type });
    return c.redirect('/upload?done=yes', 303);
  });

  app.get('/downloads', (c) => c.html(downloadsPage(c)));
  app.get('/downloads/:id', (c) => {
    const file = downloads.find(({ id }) => id === c.req.param('id'));
    if (!file) return c.notFound();
    c.var.visitor.state.downloads.push({ id: file.id, name: file.name });
    return c.body(file.content, 200, { 'content-type': file.type, 'content-disposition': disposition(file) });
  });
}

/** Both spellings of the name, as RFC 6266 wants it: plain for old browsers, UTF-8 for the rest. */
function disposition({ name, inline }: Download): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '\\$&');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${utf8}`;
}

function uploadPage(c: DoorsContext, problem?: string): Html {
  const { t, visitor } = c.var;
  const { uploads } = visitor.state;
  return framed(c, {
    title: t('Send us files', 'Загрузка файлов'),
    body: html`<h1>${t('Send us files', 'Загрузка файлов')}</h1>
      ${statusBox(c.req.query('done') ? t('Thank you, your files have arrived.', 'Спасибо, файлы получены.') : undefined)}${alertBox(problem)}
      <div class="tiles">
        <form class="panel" method="post" action="/upload" enctype="multipart/form-data">
          <h2>${t('Proof of address', 'Подтверждение адреса')}</h2>
          <label>${t('Document (PDF or text)', 'Документ (PDF или текст)')}<input type="file" name="document" accept=".pdf,.txt" /></label>
          <button class="button">${t('Send document', 'Отправить документ')}</button>
        </form>
        <form class="panel" method="post" action="/upload" enctype="multipart/form-data">
          <h2>${t('Photo for your pass', 'Фото для абонемента')}</h2>
          <p>${t('The button opens the chooser; the field itself is hidden.', 'Кнопка открывает выбор файла, само поле скрыто.')}</p>
          <input type="file" name="photo" accept="image/*" hidden data-chooser />
          <button type="button" class="button quiet" data-choose>${t('Choose photo', 'Выбрать фото')}</button><output data-chosen></output>
          <button class="button">${t('Send photo', 'Отправить фото')}</button>
        </form>
        <form class="panel" method="post" action="/upload" enctype="multipart/form-data">
          <h2>${t('Several papers', 'Несколько бумаг')}</h2>
          <label class="drop" data-drop><span>${t('Drop files here or choose them', 'Перетащите файлы сюда или выберите')}</span><input type="file" name="papers" multiple aria-label="${t('Papers', 'Бумаги')}" /></label>
          <button class="button">${t('Send papers', 'Отправить бумаги')}</button>
        </form>
      </div>
      ${uploads.length === 0 ? '' : html`<section class="panel"><h2>${t('Received', 'Получено')}</h2><ul class="files">${uploads.map(({ name, size }) => html`<li><span>${name}</span><small>${size} ${t('bytes', 'байт')}</small></li>`)}</ul></section>`}`,
  });
}

function downloadsPage(c: DoorsContext): Html {
  const { t, language } = c.var;
  return framed(c, {
    title: t('Documents', 'Документы'),
    body: html`<section class="panel"><h1>${t('Documents', 'Документы')}</h1>
      <ul class="files">${downloads.map(({ id, label, type, note }) => html`<li><a href="/downloads/${id}">${label[language]}</a><small>${note ? `${note[language]} · ` : ''}${type.split(';')[0]}</small></li>`)}</ul>
    </section>`,
  });
}
