import type { ToldDocument } from '../../documents/model.ts';
import { t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { navigate } from '../base/router.tsx';
import { attempt } from '../base/toast.ts';

/** Makes an empty document and opens it. */
export function createDocument(): Promise<boolean> {
  return attempt(async () => {
    const title = t('Untitled', 'Без названия');
    const { id } = await request<ToldDocument>('POST', '/docs', { body: { title } });
    navigate(`/docs/${id}`);
  });
}
