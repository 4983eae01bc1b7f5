import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { ME } from '../account/model.ts';
import { aMoment, NOW, newId, type OfficeContext, officeApi, readBody } from '../api.ts';
import type { FileNode } from './model.ts';
import { FileTree } from './tree.ts';

export const filesApi = officeApi()
  .get('/folders', (c) => c.json(treeOf(c).folders()))
  .get('/:id', (c) => c.json(treeOf(c).entry(treeOf(c).find(c.req.param('id')))))
  .get('/:id/children', async (c) => {
    await aMoment();
    return c.json(treeOf(c).list(c.req.param('id')));
  })
  .post('/', async (c) => {
    const { state } = c.var.visitor;
    const tree = treeOf(c);
    const { parent, name } = await readBody(c, z.strictObject({ parent: z.string(), name: z.string() }));
    tree.refuseIfInLocked(tree.folder(parent));
    const folder: FileNode = {
      id: newId(state, 'folder'),
      parent,
      kind: 'folder',
      name: tree.freeName(name, parent),
      size: 0,
      modified: NOW,
      owner: ME,
      locked: false,
      trashed: false,
    };
    state.files[folder.id] = folder;
    return c.json(tree.entry(folder), 201);
  })
  .patch('/:id', async (c) => {
    const tree = treeOf(c);
    const node = tree.find(c.req.param('id'));
    const change = await readBody(c, z.strictObject({ name: z.string().optional(), parent: z.string().optional() }));
    tree.refuseIfLocked(node);
    if (change.parent !== undefined) tree.move(node, change.parent);
    if (change.name !== undefined) node.name = tree.freeName(change.name, node.parent, node.id);
    return c.json(tree.entry(node));
  })
  .delete('/:id', (c) => {
    const tree = treeOf(c);
    const node = tree.find(c.req.param('id'));
    tree.refuseIfLocked(node);
    node.trashed = true;
    return c.json({ trashed: node.id });
  })
  .post('/:id/restore', (c) => {
    const tree = treeOf(c);
    const node = c.var.visitor.state.files[c.req.param('id')];
    if (!node?.trashed) throw new Refusal(404, c.var.t('There is nothing to restore.', 'Восстанавливать нечего.'));
    tree.folder(node.parent);
    node.trashed = false;
    return c.json(tree.entry(node));
  });

function treeOf(c: OfficeContext): FileTree {
  return new FileTree(c.var.visitor.state.files, c.var.language, c.var.t);
}
