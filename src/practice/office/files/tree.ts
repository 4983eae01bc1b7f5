import { Refusal } from '../../refusal.ts';
import type { Language, Translate } from '../../site.ts';
import { say } from '../../words.ts';
import { type FileEntry, type FileNode, type FolderListing, ROOT } from './model.ts';

type Files = Record<string, FileNode>;

/** One visitor's files, with the rules of the drive. */
export class FileTree {
  readonly #files: Files;
  readonly #language: Language;
  readonly #t: Translate;

  constructor(files: Files, language: Language, t: Translate) {
    this.#files = files;
    this.#language = language;
    this.#t = t;
  }

  find(id: string): FileNode {
    const node = this.#files[id];
    if (node && !this.#above(node).some(({ trashed }) => trashed)) return node;
    throw new Refusal(404, this.#t('This file or folder no longer exists.', 'Этого файла или папки больше нет.'));
  }

  folder(id: string): FileNode {
    const node = this.find(id);
    if (node.kind === 'folder') return node;
    throw new Refusal(
      422,
      this.#t('Only folders can hold other files.', 'Класть файлы можно только в папку.'),
      'parent',
    );
  }

  list(id: string): FolderListing {
    const folder = this.folder(id);
    return {
      folder: this.entry(folder),
      path: this.#above(folder).slice(1).reverse().map(this.entry),
      entries: this.#children(id).map(this.entry).sort(this.#order),
    };
  }

  /** Every folder, each after the one it is in, with its depth. */
  folders(id: string = ROOT, depth = 0): (FileEntry & { depth: number })[] {
    const inside = this.list(id).entries.filter(({ kind }) => kind === 'folder');
    return [{ ...this.entry(this.find(id)), depth }, ...inside.flatMap((folder) => this.folders(folder.id, depth + 1))];
  }

  readonly entry = (node: FileNode): FileEntry => {
    const { trashed: _, ...told } = node;
    return {
      ...told,
      name: say(node.name, this.#language),
      locked: this.#isLocked(node),
      children: this.#children(node.id).length,
    };
  };

  /** A name that may be given to something in this folder, or a refusal. */
  freeName(wish: string, parent: string, except?: string): string {
    const name = wish.trim();
    if (name === '' || name.length > 80) {
      throw new Refusal(422, this.#t('A name has 1 to 80 characters.', 'В имени от 1 до 80 знаков.'), 'name');
    }
    if (/[\\/:*?"<>|]/.test(name)) {
      throw new Refusal(
        422,
        this.#t('A name cannot contain \\ / : * ? " < > |', 'В имени нельзя \\ / : * ? " < > |'),
        'name',
      );
    }
    const twin = this.#children(parent).find(
      (node) => node.id !== except && say(node.name, this.#language).toLowerCase() === name.toLowerCase(),
    );
    if (twin) {
      throw new Refusal(
        409,
        this.#t(`“${name}” is already in this folder.`, `В этой папке уже есть «${name}».`),
        'name',
      );
    }
    return name;
  }

  refuseIfLocked(node: FileNode): void {
    if (node.id === ROOT) {
      throw new Refusal(403, this.#t('The shared drive itself cannot be changed.', 'Сам общий диск менять нельзя.'));
    }
    this.refuseIfInLocked(node);
  }

  refuseIfInLocked(node: FileNode): void {
    if (!this.#isLocked(node)) return;
    const message = this.#t(
      'This folder is read-only: signed contracts are kept as they are.',
      'Папка только для чтения: подписанные договоры не меняют.',
    );
    throw new Refusal(403, message);
  }

  move(node: FileNode, parent: string): void {
    const target = this.folder(parent);
    this.refuseIfInLocked(target);
    if (this.#above(target).includes(node)) {
      throw new Refusal(
        409,
        this.#t('A folder cannot be moved into itself.', 'Папку нельзя переместить в саму себя.'),
        'parent',
      );
    }
    this.freeName(say(node.name, this.#language), parent, node.id);
    node.parent = parent;
  }

  #isLocked(node: FileNode): boolean {
    return this.#above(node).some(({ locked }) => locked);
  }

  /** The node, its folder, the folder's folder and so on. */
  #above(node: FileNode): FileNode[] {
    const parent = this.#files[node.parent];
    return parent ? [node, ...this.#above(parent)] : [node];
  }

  #children(id: string): FileNode[] {
    return Object.values(this.#files).filter((node) => node.parent === id && !node.trashed);
  }

  readonly #order = (a: FileEntry, b: FileEntry): number =>
    Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
    a.name.localeCompare(b.name, this.#language, { numeric: true });
}
