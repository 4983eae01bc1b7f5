/** What a person does with a page that they see as a picture: in CSS pixels of the page, from its top left corner. */
export type Touch =
  | { type: 'mouse'; kind: 'move' | 'down' | 'up'; x: number; y: number; button: MouseButton; count: number }
  | { type: 'wheel'; x: number; y: number; deltaX: number; deltaY: number }
  /** A key by its name, as `KeyboardEvent` has it. Of the modifiers Alt counts 1, Control 2, Meta 4 and Shift 8. */
  | { type: 'key'; kind: 'down' | 'up'; key: string; code: string; modifiers: number }
  /** Words that came another way: pasted, dictated, composed. */
  | { type: 'text'; text: string };

export type MouseButton = 'left' | 'middle' | 'right';
