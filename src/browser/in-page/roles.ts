/** The words of ARIA 1.3, of its modules for publishing and graphics, and what a role means for the name. */

const SYNONYMS = new Map(Object.entries({ img: 'image', presentation: 'none', directory: 'list' }));

// Abstract roles are not here: an author cannot use them.
const ROLES = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  comment complementary contentinfo definition deletion dialog document emphasis feed figure form generic grid gridcell
  group heading image insertion link list listbox listitem log main mark marquee math menu menubar menuitem
  menuitemcheckbox menuitemradio meter navigation none note option paragraph progressbar radio radiogroup region row
  rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem
  doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref
  doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes
  doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index
  doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface
  doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc
  graphics-document graphics-object graphics-symbol`.split(/\s+/),
);

const NAMED_BY_CONTENT = new Set(
  `button cell checkbox columnheader comment gridcell heading link menuitem menuitemcheckbox menuitemradio option radio
  row rowheader switch tab tooltip treeitem html-summary
  doc-backlink doc-biblioref doc-glossref doc-noteref doc-subtitle`.split(/\s+/),
);

const NAMELESS = new Set(
  `caption code definition deletion emphasis generic insertion mark none paragraph strong subscript suggestion superscript
  term time`.split(/\s+/),
);

/** The role that a word in a `role` attribute stands for, or nothing where it is no role. */
export function roleNamed(word: string): string | undefined {
  const role = SYNONYMS.get(word) ?? word;
  return ROLES.has(role) ? role : undefined;
}

export const isNamedByContent = (role: string) => NAMED_BY_CONTENT.has(role);

/** What opens inside an element, or hangs below it in a tree, is not read as part of its name. */
export function isApartFrom(role: string, outer: string): boolean {
  return OPENING.has(role) || (outer === 'treeitem' && (role === 'group' || role === 'treeitem'));
}

const OPENING = new Set(['alertdialog', 'dialog', 'menu', 'menubar', 'tree']);

/** Text that speaks for itself, and should have no name besides. */
export const isNameless = (role: string) => NAMELESS.has(role);

/** Tells its name by its first heading, as proposed for ARIA. */
export const isNamedByHeading = (role: string) => role === 'dialog' || role === 'alertdialog' || role === 'article';

/** A landmark only where an author has named it. */
export const needsName = (role: string) => role === 'region' || role === 'form';

export const isMeaningless = (role: string) => role === 'generic' || role === 'none' || role === '';
