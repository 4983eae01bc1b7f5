/** By these a field says that a page offers something while it is typed into. */
const OFFERING =
  '[role=combobox], [role=searchbox], [type=search], [list], [aria-haspopup], [aria-expanded], [aria-controls], [aria-owns], [aria-autocomplete]:not([aria-autocomplete=none]), input[autocomplete=off]';
/** What nobody searches by. */
const PERSONAL =
  'textarea, [type=password], [type=email], [type=tel], [autocomplete]:not([autocomplete=on], [autocomplete=off], [autocomplete=""])';
const TEXTS =
  'textarea, input:not([type]), [type=text], [type=password], [type=email], [type=tel], [type=number], [type=url]';
/** A form with so many texts is filled in; with fewer it may filter what is below it. */
const MANY = 3;

/**
 * Whether a text is filled in to be sent later, with the rest of a form: then what a page does of it, it does at once. Where
 * it may be searched or filtered by, pages often wait until nothing more is typed.
 */
export function isSentLater(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.matches(OFFERING)) return false;
  return field.matches(PERSONAL) || field.closest('form[method=post i]') !== null || isOneOfMany(field);
}

function isOneOfMany({ form }: HTMLInputElement | HTMLTextAreaElement): boolean {
  // The fields of a form may hide its own properties.
  return form !== null && Element.prototype.querySelectorAll.call(form, TEXTS).length >= MANY;
}
