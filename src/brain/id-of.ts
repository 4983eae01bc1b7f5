/**
 * The number of a thing in the text of an observation: `idOf(text, 'button "Send"')` is 12 where it says
 * `[12] button "Send"`, and also where buttons share a line: `buttons: [4] Inbox · [12] Send`. Without a role, `'"Send"'`, any
 * kind of thing will do.
 */
export function idOf(text: string, wanted: string): number | undefined {
  const [, role = '', quoted] = /^\s*([^"]*?)\s*(?:"([\s\S]*)")?\s*$/.exec(wanted) ?? [];
  if (quoted === undefined)
    return idOf(text, `"${role}"`) ?? numberIn(text, new RegExp(`\\[(\\d+)\\] ${escaped(role)}(?![\\p{L}\\d])`, 'u'));
  return alone(text, role, quoted) ?? inRun(text, role, quoted);
}

function alone(text: string, role: string, name: string): number | undefined {
  const kind = role ? escaped(role) : '[^"\\[\\]\\n·|]+';
  return numberIn(text, new RegExp(`\\[(\\d+)\\] ${kind} "${escaped(name.replaceAll('"', '\\"'))}"`, 'u'));
}

function inRun(text: string, role: string, name: string): number | undefined {
  for (const line of text.split('\n')) {
    const run = /^[\s~+-]*([\p{L} ]+)(?:, [^:]*)?: (\[\d+\] .*)$/u.exec(line);
    const [things = '', items = ''] = run?.slice(1) ?? [
      line,
      line.includes(' | ') ? line.replaceAll(' | ', ' · ') : '',
    ];
    if (role && run && !isPlural(things, role)) continue;
    for (const item of items.split(' · ')) {
      const found = /^\s*\[(\d+)\] (.*?)(?: \([^()]*\))?$/u.exec(item);
      if (found && (found[2] === name || item.endsWith(`] ${name}`))) return Number(found[1]);
    }
  }
  return undefined;
}

/** Languages change the end of a word for several things; its beginning stays. */
function isPlural(things: string, role: string): boolean {
  const beginning = role.slice(0, Math.max(3, role.length - 1)).toLowerCase();
  return things.toLowerCase().startsWith(beginning);
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
