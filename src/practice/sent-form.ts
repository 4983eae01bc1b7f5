import type { Context } from 'hono';

/** What a form has sent; a request without one is a form with nothing filled in. */
export function sentForm(c: Context): Promise<FormData> {
  return c.req.formData().catch(() => new FormData());
}

/** Some text fields of a form, empty where nothing was sent. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<Name, string>;
}
