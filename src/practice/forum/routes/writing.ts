import { z } from 'zod';
import type { SiteApp, Translate } from '../../site.ts';
import { boardById } from '../data/boards.ts';
import { ME } from '../data/people.ts';
import { plainPage } from '../pages/chrome.ts';
import { LONGEST_COMMENT } from '../pages/editor.ts';
import { deletePage, editPage, newTopicPage, REASONS, reportPage } from '../pages/forms.ts';
import { addressOf, topicPage } from '../pages/topic.ts';
import { type ForumState, nextMoment, type Post } from '../state.ts';
import { commentById, topicById } from '../thread.ts';
import { type ForumContext, viewOf } from '../view.ts';

const Body = z.string().trim().min(2).max(LONGEST_COMMENT);

export function writingRoutes(app: SiteApp<ForumState>): void {
  app.post('/t/:topic/comments', async (c) => {
    const view = viewOf(c);
    const topic = topicById(view.state, c.req.param('topic') ?? '');
    if (!topic) return c.notFound();
    if (topic.closed)
      return c.html(
        plainPage(
          view,
          view.t('Closed', 'Закрыто'),
          view.t('This topic is closed for new comments.', 'Тема закрыта для новых комментариев.'),
        ),
        409,
      );
    const typed = await field(c, 'body');
    const body = Body.safeParse(typed);
    if (!body.success)
      return c.html(topicPage(view, topic, { reply: typed, replyProblem: lengthProblem(view.t) }), 422);
    const post = addPost(view.state, topic.id, body.data, false);
    return c.redirect(addressOf(view, post.id, topic.id, 'posted'), 303);
  });

  app.post('/t/:topic/follow', async (c) => {
    const { state } = c.var.visitor;
    const topic = topicById(state, c.req.param('topic') ?? '');
    if (!topic) return c.notFound();
    const follow = (await field(c, 'follow')) !== 'no';
    state.follows = state.follows.filter((id) => id !== topic.id);
    if (follow) state.follows.push(topic.id);
    return c.redirect(`/t/${topic.id}?done=${follow ? 'followed' : 'unfollowed'}`, 303);
  });

  app.post('/t/:topic/note', async (c) => {
    const view = viewOf(c);
    const { state, t } = view;
    const topic = topicById(state, c.req.param('topic') ?? '');
    if (!topic) return c.notFound();
    if (!topic.board.moderators.includes(ME))
      return c.html(
        plainPage(
          view,
          t('Not yours to moderate', 'Нет прав модератора'),
          t('Only moderators of this board may leave notes.', 'Заметки оставляют только модераторы раздела.'),
        ),
        403,
      );
    const text = z
      .string()
      .trim()
      .min(3)
      .max(300)
      .safeParse(await field(c, 'text'));
    if (!text.success)
      return c.html(
        topicPage(view, topic, { noteProblem: t('A note has 3 to 300 letters.', 'В заметке от 3 до 300 знаков.') }),
        422,
      );
    state.notes.push({ topic: topic.id, text: text.data, at: nextMoment(state) });
    return c.redirect(`/t/${topic.id}?done=noted`, 303);
  });

  app.get('/new', (c) => c.html(newTopicPage(viewOf(c), { board: c.req.query('board') ?? '' })));
  app.post('/new', async (c) => {
    const view = viewOf(c);
    const { state, t } = view;
    const draft = {
      board: await field(c, 'board'),
      title: (await field(c, 'title')).trim(),
      body: await field(c, 'body'),
    };
    const refuse = (problem: string) => c.html(newTopicPage(view, { ...draft, problem }), 422);
    if (!boardById(draft.board)) return refuse(t('Choose a board.', 'Выберите раздел.'));
    if (draft.title.length < 5 || draft.title.length > 120)
      return refuse(t('The title needs 5 to 120 letters.', 'В заголовке должно быть от 5 до 120 знаков.'));
    const body = Body.safeParse(draft.body);
    if (!body.success) return refuse(lengthProblem(t));
    const id = `topic-${state.topics.length + 1}`;
    state.topics.push({ id, board: draft.board, title: draft.title, at: nextMoment(state) });
    addPost(state, id, body.data, true);
    return c.redirect(`/t/${id}?done=opened`, 303);
  });

  app.post('/c/:comment/like', (c) => {
    const view = viewOf(c);
    const { state, t } = view;
    const comment = commentById(state, c.req.param('comment'));
    if (!comment || comment.deleted) return c.notFound();
    if (comment.author === ME)
      return c.html(
        plainPage(
          view,
          t('That is yours', 'Это ваш комментарий'),
          t('You cannot like your own comment.', 'Своему комментарию нельзя поставить «нравится».'),
        ),
        409,
      );
    const liked = state.likes.includes(comment.id);
    state.likes = liked ? state.likes.filter((id) => id !== comment.id) : [...state.likes, comment.id];
    return c.redirect(`${backTo(c, `/t/${comment.topic}`)}#${comment.id}`, 303);
  });

  app.get('/c/:comment/report', (c) => {
    const view = viewOf(c);
    const comment = commentById(view.state, c.req.param('comment'));
    return comment && comment.author !== ME ? c.html(reportPage(view, comment)) : c.notFound();
  });
  app.post('/c/:comment/report', async (c) => {
    const view = viewOf(c);
    const { state, t } = view;
    const comment = commentById(state, c.req.param('comment') ?? '');
    if (!comment || comment.author === ME) return c.notFound();
    const reason = z.enum(REASONS).safeParse(await field(c, 'reason'));
    if (!reason.success) return c.html(reportPage(view, comment, t('Choose a reason.', 'Выберите причину.')), 422);
    if (state.reports.some((report) => report.comment === comment.id))
      return c.html(
        reportPage(
          view,
          comment,
          t('You have reported this comment already.', 'Вы уже жаловались на этот комментарий.'),
        ),
        409,
      );
    state.reports.push({
      comment: comment.id,
      topic: comment.topic,
      author: comment.author,
      reason: reason.data,
      details: (await field(c, 'details')).trim().slice(0, 500),
      at: nextMoment(state),
    });
    return c.redirect(addressOf(view, comment.id, comment.topic, 'reported'), 303);
  });

  app.use('/c/:comment/:deed{edit|delete}', async (c, next) => {
    if (ownPost(c)) return next();
    const view = viewOf(c);
    if (!commentById(view.state, c.req.param('comment') ?? '')) return c.notFound();
    return c.html(
      plainPage(
        view,
        view.t('Not yours', 'Это не ваш комментарий'),
        view.t('Only its author can change a comment.', 'Изменить комментарий может только автор.'),
      ),
      403,
    );
  });
  app.get('/c/:comment/edit', (c) => withOwnPost(c, (post) => c.html(editPage(viewOf(c), post))));
  app.post('/c/:comment/edit', async (c) => {
    const typed = await field(c, 'body');
    return withOwnPost(c, (post) => {
      const view = viewOf(c);
      const body = Body.safeParse(typed);
      if (!body.success) return c.html(editPage(view, post, typed, lengthProblem(view.t)), 422);
      post.body = body.data;
      post.editedAt = nextMoment(view.state);
      return c.redirect(addressOf(view, post.id, post.topic, 'edited'), 303);
    });
  });
  app.get('/c/:comment/delete', (c) => withOwnPost(c, (post) => c.html(deletePage(viewOf(c), post))));
  app.post('/c/:comment/delete', (c) =>
    withOwnPost(c, (post) => {
      const view = viewOf(c);
      if (post.opening)
        return c.html(
          plainPage(
            view,
            view.t('Cannot be deleted', 'Удалить нельзя'),
            view.t('The first comment of a topic stays.', 'Первый комментарий темы удалить нельзя.'),
          ),
          409,
        );
      post.deleted = true;
      return c.redirect(addressOf(view, post.id, post.topic, 'deleted'), 303);
    }),
  );
}

/** One text field of a submitted form. */
export async function field(c: ForumContext, name: string): Promise<string> {
  const value = (await c.req.parseBody())[name];
  return typeof value === 'string' ? value : '';
}

export function lengthProblem(t: Translate): string {
  return t(`Write between 2 and ${LONGEST_COMMENT} letters.`, `Напишите от 2 до ${LONGEST_COMMENT} знаков.`);
}

function addPost(state: ForumState, topic: string, body: string, opening: boolean): Post {
  const post = { id: `p${state.posts.length + 1}`, topic, body, at: nextMoment(state), opening };
  state.posts.push(post);
  return post;
}

function ownPost(c: ForumContext): Post | undefined {
  return c.var.visitor.state.posts.find(({ id, deleted }) => id === c.req.param('comment') && !deleted);
}

function withOwnPost<Answer>(c: ForumContext, answer: (post: Post) => Answer) {
  const post = ownPost(c);
  return post ? answer(post) : c.notFound();
}

/** The page of this forum the visitor came from, so that a like keeps its place and page. */
function backTo(c: ForumContext, otherwise: string): string {
  const referer = c.req.header('referer');
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  if (from?.host !== new URL(c.req.url).host) return otherwise;
  from.searchParams.delete('done');
  return `${from.pathname}${from.search}`;
}
