import { startPass } from './pass.ts';
import { shadowRootOf } from './shadow.ts';
import { anatomy } from './widgets/anatomy.ts';
import { focusBox, heldInBoxes } from './widgets/boxes-held.ts';
import { calendar, writtenNear } from './widgets/calendar.ts';
import { isCellEdited } from './widgets/cell-editor.ts';
import { choices } from './widgets/choices.ts';
import { describeFileField, fileField, namesShown } from './widgets/files.ts';
import { isShownOtherwise, nativeOptions, putSelected, putValue } from './widgets/native-value.ts';
import { moved, rememberPlace } from './widgets/place.ts';
import { rememberShown } from './widgets/relations.ts';
import { scrollList } from './widgets/scrolling.ts';
import { nextChange } from './widgets/signals.ts';
import { thumbs } from './widgets/thumbs.ts';
import { track } from './widgets/track.ts';

/** What the widgets ask of a page. */
export const widgets = {
  anatomy,
  choices,
  calendar,
  writtenNear,
  describeFileField,
  fileField,
  focusBox,
  heldInBoxes,
  isCellEdited,
  isShownOtherwise,
  moved,
  namesShown: (_: number, names: readonly string[]) => namesShown(names),
  nativeOptions,
  nextChange: (_: number, milliseconds: number) => nextChange(milliseconds),
  putSelected,
  putValue,
  rememberPlace,
  rememberShown: () => rememberShown(startPass({ shadowRootOf })),
  scrollList,
  thumbs,
  track,
};
