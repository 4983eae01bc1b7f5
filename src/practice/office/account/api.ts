import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { say } from '../../words.ts';
import { officeApi, readBody } from '../api.ts';
import { COLUMNS } from '../items/columns.ts';
import { ACCENTS, ALERTS, DENSITIES, type Notice, START_PAGES, THEMES, TIME_ZONES, WEEK_STARTS } from './model.ts';

export const accountApi = officeApi()
  .get('/settings', (c) => c.json(c.var.visitor.state.account.settings))
  .put('/settings', async (c) => {
    const settings = await readBody(c, settingsSchema);
    c.var.visitor.state.account.settings = settings;
    return c.json(settings);
  })
  .put('/profile', async (c) => {
    const { t } = c.var;
    const between = t('Between 2 and 60 characters, please.', 'От 2 до 60 знаков.');
    const profile = await readBody(
      c,
      z.strictObject({
        displayName: z.string().trim().min(2, between).max(60, between),
        jobTitle: z.string().trim().max(60, between),
        email: z.email(t('This does not look like an email address.', 'Это не похоже на адрес почты.')),
      }),
    );
    c.var.visitor.state.account.profile = profile;
    return c.json(profile);
  })
  .get('/notifications', (c) =>
    c.json(
      c.var.visitor.state.account.notifications.map((notice: Notice) => ({
        ...notice,
        text: say(notice.text, c.var.language),
      })),
    ),
  )
  .patch('/notifications/:id', async (c) => {
    const notice = c.var.visitor.state.account.notifications.find(({ id }) => id === c.req.param('id'));
    if (!notice) throw new Refusal(404, c.var.t('There is no such notification.', 'Такого уведомления нет.'));
    notice.read = (await readBody(c, z.strictObject({ read: z.boolean() }))).read;
    return c.json({ id: notice.id, read: notice.read });
  })
  .post('/notifications/read-all', (c) => {
    for (const notice of c.var.visitor.state.account.notifications) notice.read = true;
    return c.json({ unread: 0 });
  });

const settingsSchema = z.strictObject({
  theme: z.enum(THEMES),
  accent: z.enum(ACCENTS),
  density: z.enum(DENSITIES),
  startPage: z.enum(START_PAGES),
  weekStart: z.enum(WEEK_STARTS),
  timeZone: z.enum(TIME_ZONES),
  alerts: z.record(z.enum(ALERTS), z.boolean()),
  hiddenColumns: z.array(z.enum(COLUMNS.map((column) => column.key))).max(COLUMNS.length - 1),
});
