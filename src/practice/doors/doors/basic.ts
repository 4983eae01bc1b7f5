import { html } from 'hono/html';
import type { SiteApp } from '../../site.ts';
import { messagePage } from '../frame.ts';
import type { DoorsState } from '../state.ts';

const EXPECTED = `Basic ${Buffer.from('archive:paper-moth').toString('base64')}`;

/** The oldest door of the web: the browser itself asks for name and password. */
export function basic(app: SiteApp<DoorsState>): void {
  app.get('/basic', (c) => {
    const { t, visitor } = c.var;
    const given = c.req.header('authorization');
    if (given === EXPECTED) {
      visitor.state.basic.granted += 1;
      return c.html(
        messagePage(
          c,
          t('The archive', 'Архив'),
          t('You are in. The oldest document is shelf mark A-0017.', 'Вы внутри. Самый старый документ: шифр A-0017.'),
          html`<p><a href="/">${t('Back', 'Назад')}</a></p>`,
        ),
      );
    }
    if (given !== undefined) visitor.state.basic.refused += 1;
    c.header('www-authenticate', 'Basic realm="Perelin archive", charset="UTF-8"');
    return c.html(
      messagePage(
        c,
        t('Not allowed', 'Нет доступа'),
        t('The archive needs a name and a password.', 'Для входа в архив нужны имя и пароль.'),
      ),
      401,
    );
  });
}
