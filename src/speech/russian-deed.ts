/** `click button "Отправить"` → нажать «Отправить». */
export function russianDeed(spoken: string): string {
  const [, tool = '', name = '', given] = PARTS.exec(spoken) ?? [];
  const verb = Object.hasOwn(VERBS, tool) ? VERBS[tool] : undefined;
  if (verb === undefined) return spoken;
  const target = name === '' ? '' : ` «${name}»`;
  return `${target === '' ? verb.replace(/ (?:в|на)$/, '') : verb}${target}${given === undefined ? '' : ` (${given})`}`;
}

/** The tool, what it is meant for, what it is given, and the number that tells apart two of the same name. */
const PARTS = /^(\w+)(?: [\w -]+? "(.*?)"| \[\w+\])?(?: \((.*)\))?(?: \[\w+\])?$/s;

const VERBS: Readonly<Record<string, string>> = {
  click: 'нажать',
  click_at: 'нажать на место',
  hover: 'навести мышь на',
  hover_at: 'навести мышь',
  drag: 'перетащить',
  drag_at: 'перетащить',
  select_text: 'выделить',
  type: 'ввести в',
  press: 'нажать клавишу в',
  scroll: 'прокрутить',
  select: 'выбрать в',
  check: 'отметить',
  set: 'установить',
  upload: 'приложить файл в',
  fill: 'заполнить поля',
  navigate: 'открыть',
  back: 'вернуться назад',
  forward: 'перейти вперёд',
  reload: 'обновить страницу',
  wait: 'подождать',
  open_tab: 'открыть вкладку',
  switch_tab: 'перейти на вкладку',
  close_tab: 'закрыть вкладку',
  dialog: 'ответить окну браузера',
  page_tool: 'выполнить действие страницы',
  download: 'скачать',
};
