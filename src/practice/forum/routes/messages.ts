import type { SiteApp } from '../../site.ts';
import { say } from '../../words.ts';
import { ME, personByHandle } from '../data/people.ts';
import { messagePage, messagesPage, writeMessagePage } from '../pages/messages.ts';
import { type ForumState, nextMoment } from '../state.ts';
import { viewOf } from '../view.ts';
import { field, lengthProblem } from './writing.ts';

export function messageRoutes(app: SiteApp<ForumState>): void {
  app.get('/messages', (c) => c.html(messagesPage(viewOf(c), 'inbox')));
  app.get('/messages/sent', (c) => c.html(messagesPage(viewOf(c), 'sent')));

  app.get('/messages/new', (c) => {
    const view = viewOf(c);
    const about = view.state.messages.find(({ id }) => id === c.req.query('about'));
    const subject = about ? `Re: ${say(about.subject, view.language).replace(/^Re: /, '')}` : '';
    return c.html(writeMessagePage(view, { to: c.req.query('to') ?? '', subject }));
  });

  app.post('/messages', async (c) => {
    const view = viewOf(c);
    const { state, t } = view;
    const letter = {
      to: (await field(c, 'to')).trim().replace(/^@/, ''),
      subject: (await field(c, 'subject')).trim(),
      body: (await field(c, 'body')).trim(),
    };
    const refuse = (problem: string) => c.html(writeMessagePage(view, { ...letter, problem }), 422);
    if (letter.to === ME) return refuse(t('You cannot write to yourself.', 'Себе написать нельзя.'));
    if (!personByHandle(letter.to))
      return refuse(t(`There is no member called “${letter.to}”.`, `Участника «${letter.to}» нет.`));
    if (letter.subject === '' || letter.subject.length > 120)
      return refuse(t('The subject needs 1 to 120 letters.', 'В теме должно быть от 1 до 120 знаков.'));
    if (letter.body.length < 2 || letter.body.length > 4000) return refuse(lengthProblem(t));
    const id = `sent-${state.messages.filter((message) => message.id.startsWith('sent-')).length + 1}`;
    state.messages.push({ id, folder: 'sent', from: ME, ...letter, at: nextMoment(state), read: true });
    return c.redirect('/messages/sent?done=sent', 303);
  });

  app.get('/messages/:id', (c) => {
    const view = viewOf(c);
    const message = view.state.messages.find(({ id, folder }) => id === c.req.param('id') && folder !== 'trash');
    if (!message) return c.notFound();
    message.read = true;
    return c.html(messagePage(view, message));
  });

  app.post('/messages/:id/delete', (c) => {
    const message = c.var.visitor.state.messages.find(({ id }) => id === c.req.param('id'));
    if (!message || message.folder === 'trash') return c.notFound();
    const from = message.folder;
    message.folder = 'trash';
    return c.redirect(`${from === 'sent' ? '/messages/sent' : '/messages'}?done=removed`, 303);
  });
}
