import type { Attachment } from '../model.ts';
import { IconButton } from './controls.tsx';
import { fileSize } from './format.ts';
import { Icon } from './icons.tsx';
import { counted, t } from './session.ts';

/** The files of a mail: pictures are shown, all can be downloaded. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <section className="attachments" aria-label={t('Attachments', 'Вложения')}>
      <h3>{counted(files.length, ['attachment', 'attachments'], ['вложение', 'вложения', 'вложений'])}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={addressOf(file)} download={file.name} className={isPicture(file) ? 'picture' : 'document'}>
              {isPicture(file) ? (
                <img src={addressOf(file)} alt="" loading="lazy" />
              ) : (
                <span className={`file-kind ${extension(file)}`}>{extension(file)}</span>
              )}
              <span className="file-text">
                <span className="file-name">{file.name}</span>
                <span className="file-size">{fileSize(file.size)}</span>
              </span>
              <Icon name="download" />
              <span className="visually-hidden">{t('Download', 'Скачать')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftFilesProps {
  files: readonly Attachment[];
  uploading: readonly string[];
  remove: (id: string) => void;
}

/** The files of a mail that is being written. */
export function DraftFiles({ files, uploading, remove }: DraftFilesProps) {
  if (files.length + uploading.length === 0) return null;
  return (
    <ul className="draft-files" aria-label={t('Attachments', 'Вложения')}>
      {files.map((file) => (
        <li key={file.id}>
          <Icon name="file" />
          <span className="file-name">{file.name}</span>
          <span className="file-size">{fileSize(file.size)}</span>
          <IconButton icon="close" label={`${t('Remove', 'Убрать')} ${file.name}`} onClick={() => remove(file.id)} />
        </li>
      ))}
      {uploading.map((name) => (
        <li key={name} aria-busy="true">
          <Icon name="file" />
          <span className="file-name">{name}</span>
          <progress aria-label={t('Uploading', 'Загружается')} />
        </li>
      ))}
    </ul>
  );
}

function addressOf({ id }: Attachment): string {
  return `/api/attachments/${id}`;
}

function isPicture({ type }: Attachment): boolean {
  return type.startsWith('image/');
}

function extension({ name }: Attachment): string {
  return (/\.(\w{1,4})$/.exec(name)?.[1] ?? 'file').toLowerCase();
}
