import { need } from './dom.ts';
import { record, t } from './record.ts';

const STYLE = `
  :host { display: block; }
  section { border: 1px solid #d9d3c5; border-radius: 12px; padding: 16px; background: #fffdf8; display: grid; gap: 12px; }
  h3 { margin: 0; font: 600 14px/1.3 system-ui, sans-serif; }
  small { font: 12px ui-monospace, monospace; color: #857a66; }
  .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; }
  label { display: grid; gap: 4px; font: 13px system-ui, sans-serif; color: #6b6252; }
  input { font: 15px system-ui, sans-serif; padding: 9px 12px; border: 1px solid #cfc8b8; border-radius: 8px; background: #fff; min-width: 0; }
  button, ::slotted(button) { font: 600 14px system-ui, sans-serif; padding: 10px 16px; border: 0; border-radius: 8px; background: #23352f; color: #fff; cursor: pointer; }
  button:hover { background: #31493f; }
  :focus-visible { outline: 3px solid #e0a43a; outline-offset: 2px; }
`;

type Mode = 'open' | 'closed';

interface Case {
  mode: Mode;
  title: string;
  body: string;
  bind?(root: ShadowRoot): void;
}

function define(name: string, { mode, title, body, bind }: Case): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode });
        root.innerHTML = `<style>${STYLE}</style><section><h3>${title} <small>${mode}</small></h3>${body}</section>`;
        bind?.(root);
      }
    },
  );
}

const field = (label: string) => `<label>${label}<input autocomplete="off"></label>`;
const button = (label: string) => `<button>${label}</button>`;
const row = (...parts: string[]) => `<div class="row">${parts.join('')}</div>`;

/** Records the field when left, and `true` when the button is pressed. */
function bindParts(fieldPart: string | undefined, buttonPart: string | undefined) {
  return (root: ShadowRoot) => {
    if (fieldPart !== undefined) {
      const input = need<HTMLInputElement>(root, 'input');
      input.addEventListener('change', () => void record(fieldPart, input.value));
    }
    if (buttonPart !== undefined) need(root, 'button').addEventListener('click', () => void record(buttonPart, true));
  };
}

export const shadows: Record<string, () => void> = {
  'shadow-open': () => {
    define('museum-box', {
      mode: 'open',
      title: t('Box', 'Коробка'),
      body: row(button(t('Seal the box', 'Запечатать коробку'))),
      bind: bindParts(undefined, 'boxSealed'),
    });
    define('museum-drawer', {
      mode: 'open',
      title: t('Drawer', 'Ящик'),
      body: `${row(field(t('Drawer label', 'Подпись ящика')))}<museum-box></museum-box>`,
      bind: bindParts('drawerLabel', undefined),
    });
    define('museum-case', {
      mode: 'open',
      title: t('Case', 'Витрина'),
      body: `${row(field(t('Case label', 'Подпись витрины')))}<museum-drawer></museum-drawer>`,
      bind: bindParts('caseLabel', undefined),
    });
  },

  'shadow-closed': () => {
    define('museum-envelope', {
      mode: 'closed',
      title: t('Envelope', 'Конверт'),
      body: row(button(t('Open the envelope', 'Вскрыть конверт'))),
      bind: bindParts(undefined, 'envelopeOpened'),
    });
    define('museum-tray', {
      mode: 'open',
      title: t('Tray', 'Лоток'),
      body: `${row(field(t('Tray note', 'Заметка в лотке')))}<museum-envelope></museum-envelope>`,
      bind: bindParts('trayNote', undefined),
    });
    define('museum-safe', {
      mode: 'closed',
      title: t('Safe', 'Сейф'),
      body: `${row(field(t('Safe note', 'Заметка в сейфе')), button(t('Lock the safe', 'Запереть сейф')))}<museum-tray></museum-tray>`,
      bind: bindParts('safeNote', 'safeLocked'),
    });
  },

  slots: () => {
    define('museum-plinth', {
      mode: 'open',
      title: t('Plinth', 'Постамент'),
      body: `<slot></slot>${row(
        '<slot name="start"></slot>',
        '<slot name="middle"></slot>',
        '<slot name="end"></slot>',
        `<slot name="nothing">${button(t('Fallback', 'Запасная'))}</slot>`,
      )}`,
      bind: (root) => need(root, 'button').addEventListener('click', () => void record('pressed', 'fallback')),
    });
  },
};
