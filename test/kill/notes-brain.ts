import type { Brain } from '../../src/brain/brain.ts';
import type { Asked } from '../../src/brain/scripted.ts';
import { scriptedBrain } from '../../src/brain/scripted.ts';
import { NOTES, WORDS } from '../notes-site.ts';

/** Decides from what it reads alone, so that it can go on wherever another one was stopped. */
export function notesBrain(): Brain {
  return scriptedBrain({
    otherwise: ({ role, ...asked }) => {
      if (role === 'planner')
        return { subgoals: [{ goal: 'All notes saved, all stories read', evidence: 'all of them are listed' }] };
      if (role === 'validator') return { holds: true };
      return move({ role, ...asked });
    },
  });
}

function move(asked: Asked): object {
  const { text } = asked;
  const at = text.lastIndexOf('# Page');
  const page = text.slice(at);
  const read = WORDS.filter((word) => text.includes(`- read ${word}`));
  const word = /The word is (\w+)\./.exec(page)?.[1];
  if (word !== undefined && !read.includes(word) && /Story \d/.test(page.slice(0, 200)))
    return {
      actions: [
        { tool: 'remember', input: { fact: `read ${word}` } },
        { tool: 'back', input: {} },
      ],
    };
  const saved = page.match(/Saved: ([^.]*)\./g)?.at(-1) ?? '';
  const next = NOTES.find((note) => !saved.includes(note));
  if (saved === '') return home(page);
  if (next !== undefined) return save(asked, page, next);
  if (read.length < WORDS.length)
    return { tool: 'click', input: { id: asked.idOf(`link "Story ${read.length + 1}"`) } };
  const claims = [{ claim: 'All notes are saved', quote: 'Saved: alpha, beta, gamma' }];
  return { tool: 'done', input: { summary: `Saved ${NOTES.join(', ')}; read ${read.join(', ')}.`, claims } };
}

function save({ idOf }: Asked, page: string, note: string): object {
  const held = [...page.matchAll(/textbox "Note"(?: = "(\w*)")?/g)].at(-1)?.[1];
  if (held !== note) return { tool: 'type', input: { id: idOf('textbox "Note"'), text: note } };
  return { tool: 'click', input: { id: idOf('button "Save"') } };
}

/** A browser that was opened anew has no way back. */
function home(page: string): object {
  return { tool: 'navigate', input: { url: /http:\/\/localhost:\d+/.exec(page)?.[0] } };
}
