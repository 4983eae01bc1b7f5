import { problemsOf } from '../../problems.ts';
import { sentForm } from '../../sent-form.ts';
import type { SiteApp } from '../../site.ts';
import { leaveNotice } from '../pages/context.ts';
import { profilePage } from '../pages/profile.ts';
import { profileEditPage } from '../pages/profile-edit.ts';
import { changeDraft, draftOf, profileSchema, readDraft, withNewSkill } from '../profile.ts';
import type { JobsState } from '../state.ts';

export function profileRoutes(app: SiteApp<JobsState>): void {
  app.get('/profile', (c) => c.html(profilePage(c)));

  app.get('/profile/edit', (c) => c.html(profileEditPage(c, draftOf(c.var.visitor.state.profile))));

  app.post('/profile/edit', async (c) => {
    const form = await sentForm(c);
    const draft = readDraft(form);
    const changed = changeDraft(draft, String(form.get('action')));
    if (changed) return c.html(profileEditPage(c, changed));
    const complete = withNewSkill(draft);
    const parsed = profileSchema(c.var.t).safeParse(complete);
    if (!parsed.success) return c.html(profileEditPage(c, complete, problemsOf(parsed.error)), 422);
    c.var.visitor.state.profile = parsed.data;
    leaveNotice(c, 'profile');
    return c.redirect('/profile', 303);
  });
}
