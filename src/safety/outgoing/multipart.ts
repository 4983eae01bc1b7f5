import type { Field } from './flatten.ts';

/** The parts of a multipart body: what is named, and what files are called. */
export function multipartIn(body: string, contentType: string): { fields: Field[]; files: string[] } {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i
    .exec(contentType)
    ?.slice(1)
    .find((one) => one !== undefined);
  const mark = boundary ?? /^--([^\r\n]+)/.exec(body)?.[1];
  const fields: Field[] = [];
  const files: string[] = [];
  for (const part of mark === undefined ? [] : body.split(`--${mark}`)) {
    const [, head = '', value = ''] = /^\r?\n([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
    const filename = parameter(head, 'filename');
    const name = parameter(head, 'name');
    // A field for a file that was left empty is sent with an empty name.
    if (filename !== undefined) files.push(...(filename === '' && value.trim() === '' ? [] : [filename]));
    else if (name !== undefined) fields.push({ name, value: value.replace(/\r?\n$/, '') });
  }
  return { fields, files };
}

function parameter(head: string, name: string): string | undefined {
  const plain = new RegExp(`[;\\s]${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(head);
  if (plain) return plain[1] ?? plain[2];
  return new RegExp(`[;\\s]${name}\\*=[^']*'[^']*'([^;\\s]+)`, 'i').exec(head)?.[1];
}
