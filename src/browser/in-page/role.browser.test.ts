import { expect, test } from '../../../test/fixtures.ts';
import type { Probes } from './probe/main.ts';
import { prepare } from './probe/prepare.ts';

declare const probe: Probes['probe'];

const it = (html: string) => html.replace(/^<([\w-]+)/, '<$1 id="it"');

/** Snippets, and the role of the element with the id "it" in each. */
type Roles = Record<string, string>;

const elements: Roles = {
  [it('<a href="#">x</a>')]: 'link',
  [it('<a>x</a>')]: 'generic',
  [it('<abbr>x</abbr>')]: 'html-abbr',
  [it('<article>x</article>')]: 'article',
  [it('<b>x</b>')]: 'generic',
  [it('<button>x</button>')]: 'button',
  [it('<constructor>x</constructor>')]: 'generic',
  [it('<custom-thing>x</custom-thing>')]: 'generic',
  [it('<details>x</details>')]: 'group',
  [it('<dialog open>x</dialog>')]: 'dialog',
  [it('<fieldset>x</fieldset>')]: 'group',
  [it('<h3>x</h3>')]: 'heading',
  [it('<hr>')]: 'separator',
  [it('<iframe></iframe>')]: 'html-iframe',
  [it('<math><mi>x</mi></math>')]: 'math',
  [it('<meter></meter>')]: 'meter',
  [it('<nav>x</nav>')]: 'navigation',
  [it('<ol><li>x</ol>')]: 'list',
  [it('<output>x</output>')]: 'status',
  [it('<p>x</p>')]: 'paragraph',
  [it('<progress></progress>')]: 'progressbar',
  [it('<search>x</search>')]: 'search',
  [it('<textarea></textarea>')]: 'textbox',
  [it('<video></video>')]: 'html-video',
  '<details><summary id="it">x</summary></details>': 'html-summary',
  '<details><summary>x</summary><summary id="it">y</summary></details>': 'generic',
};

const fields: Roles = {
  [it('<input>')]: 'textbox',
  [it('<input type="checkbox">')]: 'checkbox',
  [it('<input type="checkbox" switch>')]: 'switch',
  [it('<input type="date">')]: 'html-input-date',
  [it('<input type="file">')]: 'html-input-file',
  [it('<input type="hidden">')]: '',
  [it('<input type="image">')]: 'button',
  [it('<input type="nonsense">')]: 'textbox',
  [it('<input type="number">')]: 'spinbutton',
  [it('<input type="password">')]: 'html-input-password',
  [it('<input type="radio">')]: 'radio',
  [it('<input type="range">')]: 'slider',
  [it('<input type="search">')]: 'searchbox',
  [it('<input type="submit">')]: 'button',
  '<input id="it" list="l"><datalist id="l"></datalist>': 'combobox',
  '<input id="it" list="gone">': 'textbox',
  [it('<select><option>x</select>')]: 'combobox',
  [it('<select multiple><option>x</select>')]: 'listbox',
  [it('<select size="3"><option>x</select>')]: 'listbox',
  '<select><option id="it">x</select>': 'option',
};

const landmarks: Roles = {
  [it('<header>x</header>')]: 'banner',
  '<main><header id="it">x</header></main>': 'sectionheader',
  [it('<footer>x</footer>')]: 'contentinfo',
  '<article><footer id="it">x</footer></article>': 'sectionfooter',
  '<div role="main"><footer id="it">x</footer></div>': 'sectionfooter',
  [it('<aside>x</aside>')]: 'complementary',
  '<main><aside id="it">x</aside></main>': 'complementary',
  '<article><aside id="it">x</aside></article>': 'generic',
  '<article><aside id="it" aria-label="Notes">x</aside></article>': 'complementary',
  [it('<section>x</section>')]: 'generic',
  [it('<section aria-label=" ">x</section>')]: 'generic',
  [it('<section title="News">x</section>')]: 'region',
  '<h2 id="h">News</h2><section id="it" aria-labelledby="h">x</section>': 'region',
  '<p id="h"></p><section id="it" aria-labelledby="h">x</section>': 'generic',
  [it('<form>x</form>')]: 'form',
  [it('<form><input name="getAttribute"><input name="closest"></form>')]: 'form',
  '<form><input name="closest"><header id="it">x</header></form>': 'banner',
};

const images: Roles = {
  [it('<img src="x.png">')]: 'image',
  [it('<img src="x.png" alt="Map">')]: 'image',
  [it('<img src="x.png" alt="">')]: 'none',
  [it('<img src="x.png" alt=" " title="Map">')]: 'none',
  [it('<img src="x.png" alt="" aria-label="Map">')]: 'image',
  [it('<img src="x.png" alt="" tabindex="0">')]: 'image',
  [it('<img>')]: 'none',
  [it('<svg><path d="M0 0"/></svg>')]: 'image',
  [it('<svg><text>12 %</text></svg>')]: 'graphics-document',
  '<svg><g id="it"><path d="M0 0"/></g></svg>': 'generic',
  '<svg><g id="it"><title>Legend</title><path d="M0 0"/></g></svg>': 'group',
  '<svg><path id="it" d="M0 0" aria-label="Bar"/></svg>': 'graphics-symbol',
  '<svg><a id="it" href="#"><path d="M0 0"/></a></svg>': 'link',
  '<svg><defs id="it"></defs></svg>': '',
};

const inContext: Roles = {
  '<ul><li id="it">x</li></ul>': 'listitem',
  '<ul><div><li id="it">x</li></div></ul>': 'listitem',
  '<div role="list"><li id="it">x</li></div>': 'listitem',
  '<li id="it">x</li>': 'generic',
  '<ul role="none"><li id="it">x</li></ul>': 'generic',
  '<ul role="tablist"><li id="it">x</li></ul>': 'generic',
  '<ul aria-owns="it"></ul><li id="it">x</li>': 'listitem',
  '<table><tr><td id="it">x</table>': 'cell',
  '<table><tr id="it"><td>x</table>': 'row',
  '<table><tbody id="it"><tr><td>x</table>': 'rowgroup',
  '<table role="grid"><tr><td id="it">x</table>': 'gridcell',
  '<table role="none"><tr><td id="it">x</table>': 'generic',
  '<table role="none"><tr id="it"><td>x</table>': 'generic',
  '<table><tr><th id="it">a<th>b</table>': 'columnheader',
  '<table><tr><th id="it">a<td>b</table>': 'rowheader',
  '<table><thead><tr><th id="it">a<td>b</table>': 'columnheader',
  '<table><tr><th id="it" scope="row">a<th>b</table>': 'rowheader',
};

const attributes: Roles = {
  [it('<div role="tab">x</div>')]: 'tab',
  [it('<div role="TAB">x</div>')]: 'tab',
  [it('<div role="nonsense tab button">x</div>')]: 'tab',
  [it('<nav role="nonsense">x</nav>')]: 'navigation',
  [it('<nav role="widget">x</nav>')]: 'navigation',
  [it('<div role="img">x</div>')]: 'image',
  [it('<div role="presentation">x</div>')]: 'none',
  [it('<ul role="directory"><li>x</ul>')]: 'list',
  [it('<nav role="region group">x</nav>')]: 'group',
  [it('<nav role="region group" aria-label="x">x</nav>')]: 'region',
  [it('<nav role="form">x</nav>')]: 'navigation',
  [it('<div role="doc-chapter">x</div>')]: 'doc-chapter',
  [it('<div role="graphics-symbol">x</div>')]: 'graphics-symbol',
};

const presentational: Roles = {
  [it('<h1 role="none">x</h1>')]: 'none',
  [it('<h1 role="none" tabindex="-1">x</h1>')]: 'heading',
  [it('<h1 role="none" aria-label="x">x</h1>')]: 'heading',
  [it('<h1 role="none" aria-level="2">x</h1>')]: 'none',
  [it('<button role="none">x</button>')]: 'button',
  [it('<button role="none" disabled>x</button>')]: 'none',
};

const minimal: Roles = {
  [it('<div draggable="true">x</div>')]: 'group',
  [it('<div draggable="false">x</div>')]: 'generic',
  [it('<div popover>x</div>')]: 'group',
  [it('<div role="none" autofocus>x</div>')]: 'group',
  [it('<section draggable="true">x</section>')]: 'group',
  [it('<cite draggable="true">x</cite>')]: 'html-cite',
};

test.for([
  ['elements have the roles of HTML', elements],
  ['fields have the role of their type', fields],
  ['landmarks depend on where they stand and on their name', landmarks],
  ['images and drawings mean something only where somebody says what', images],
  ['items and cells need their list and table', inContext],
  ['the first role that an author may give counts', attributes],
  ['what can be focused or says something is never presentational', presentational],
  ['some attributes make a group of an element without meaning', minimal],
] as const)('%s', async ([, roles], { page }) => {
  await prepare(page);

  const snippets = Object.keys(roles);
  const found = await page.evaluate((all) => all.map((snippet) => [snippet, probe(snippet).role]), snippets);

  expect(Object.fromEntries(found)).toEqual(roles);
});
