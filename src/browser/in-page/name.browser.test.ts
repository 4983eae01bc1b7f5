import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Probes } from './probe/main.ts';
import { prepare } from './probe/prepare.ts';

declare const probe: Probes['probe'];
declare const probeElement: Probes['probeElement'];

/** Sentences about names, each with a snippet and the name of its element with the id "it". */
type Rules = Record<string, readonly [snippet: string, name: string]>;

test('ARIA attributes name an element', ({ page }) =>
  expectNames(page, {
    'aria-label names it': ['<button id="it" aria-label="Close">x</button>', 'Close'],
    'a blank aria-label does not': ['<button id="it" aria-label=" ">Send</button>', 'Send'],
    'aria-labelledby wins over aria-label': [
      '<span id="a">Delete</span><button id="it" aria-label="x" aria-labelledby="a">y</button>',
      'Delete',
    ],
    'several references are joined in their order': [
      '<i id="b">invoice</i><i id="a">Delete</i><button id="it" aria-labelledby="a b"></button>',
      'Delete invoice',
    ],
    'an element may refer to itself': [
      '<a href="#" id="f">Report.pdf</a><button id="it" aria-label="Delete" aria-labelledby="it f"></button>',
      'Delete Report.pdf',
    ],
    'references are not followed from one to the next': [
      '<i id="c">far</i><i id="b" aria-labelledby="c">near</i><button id="it" aria-labelledby="b"></button>',
      'near',
    ],
    'references that lead nowhere are ignored': ['<button id="it" aria-labelledby="gone">Send</button>', 'Send'],
    'references in a circle end': [
      '<button id="it" aria-labelledby="b">one</button><button id="b" aria-labelledby="it">two</button>',
      'two',
    ],
    'a misspelt attribute is ignored': ['<i id="a">x</i><div id="it" role="group" aria-labeledby="a"></div>', ''],
  }));

test('hidden text is left out, unless it is referred to', ({ page }) =>
  expectNames(page, {
    'display: none is left out': ['<button id="it">Save <i style="display:none">now</i></button>', 'Save'],
    'aria-hidden is left out': ['<button id="it"><i aria-hidden="true">★</i> Save</button>', 'Save'],
    'what is visible again inside something invisible is said': [
      '<h1 id="it">a <b style="visibility:hidden">b <i style="visibility:visible">c</i></b></h1>',
      'a c',
    ],
    'content-visibility: hidden is left out': [
      '<button id="it">Save <div style="content-visibility:hidden">later</div></button>',
      'Save',
    ],
    'the inside of closed details is left out': [
      '<h2 id="it"><details><summary>More</summary>secret</details></h2>',
      'More',
    ],
    'a hidden element that is referred to speaks with all that is in it': [
      '<p hidden id="a">Card <b>number</b></p><input id="it" aria-labelledby="a">',
      'Card number',
    ],
    'a hidden part of a shown element that is referred to does not': [
      '<p id="a">Card <b hidden>number</b></p><input id="it" aria-labelledby="a">',
      'Card',
    ],
    'a hidden label still labels': ['<label for="it" style="display:none">City</label><input id="it">', 'City'],
    'an element that is hidden itself has the name it would have': [
      '<button id="it" style="visibility:hidden">Later</button>',
      'Later',
    ],
    'scripts and styles say nothing': [
      '<p id="a" hidden>x<script>1</script><style>a{}</style></p><input id="it" aria-labelledby="a">',
      'x',
    ],
  }));

test('labels name fields', ({ page }) =>
  expectNames(page, {
    'by the id of the field': ['<label for="it">Name</label><input id="it">', 'Name'],
    'by being around it': ['<label>Name <input id="it" value="Ann"></label>', 'Name'],
    'more than one, in the order of the document': [
      '<label for="it">First</label><input id="it"><label for="it">second</label>',
      'First second',
    ],
    'buttons before their own text': ['<label>Upload <button id="it">Choose</button></label>', 'Upload'],
    'lists, areas, outputs and meters': ['<label>Size <select id="it"><option>S</select></label>', 'Size'],
    'not what is hidden for data': ['<label>Name <input type="hidden" id="it" value="7"></label>', ''],
    'inside a shadow root': [
      '<div><template shadowrootmode="open"><label for="it">Inner</label><input id="it"></template></div>',
      'Inner',
    ],
  }));

test('what a control in a label holds is read as part of the label', ({ page }) =>
  expectNames(page, {
    'a text field': ['<label><input type="checkbox" id="it"> Blink <input value="3"> times</label>', 'Blink 3 times'],
    'a list': [
      '<label><input type="checkbox" id="it"> Blink <select><option>1<option selected>3</select> times</label>',
      'Blink 3 times',
    ],
    'a list made by hand': [
      `<label><input type="checkbox" id="it"> Blink
        <ul role="listbox"><li role="option">1<li role="option" aria-selected="true" style="list-style:none">3</ul> times</label>`,
      'Blink 3 times',
    ],
    'a slider by its words': [
      '<label><input type="checkbox" id="it"> Blink <i role="slider" aria-valuenow="3" aria-valuetext="three">x</i> times</label>',
      'Blink three times',
    ],
    'a slider by its number': [
      '<label><input type="checkbox" id="it"> Blink <input type="range" max="5" value="3"> times</label>',
      'Blink 3 times',
    ],
    'never a password': ['<h1 id="it">Key <input type="password" value="hunter2"></h1>', 'Key'],
  }));

test('the markup names what has its own way of being named', ({ page }) =>
  expectNames(page, {
    'an image by alt': ['<img id="it" alt="Map" title="x">', 'Map'],
    'an image without alt by its tooltip': ['<img id="it" src="x.png" title="Map">', 'Map'],
    'not an image that says it is decoration': ['<img id="it" alt="" title="Map">', ''],
    'the only image of a figure by the caption': [
      '<figure><img id="it" src="x.png"><figcaption>The old mill</figcaption></figure>',
      'The old mill',
    ],
    'not an image among other things in a figure': [
      '<figure><img id="it" src="x.png"> and text<figcaption>The old mill</figcaption></figure>',
      '',
    ],
    'an area by alt': ['<map name="m"><area id="it" href="#" alt="North"></map>', 'North'],
    'a field by its placeholder at last': ['<input id="it" placeholder="Search">', 'Search'],
    'a field by its tooltip before that': ['<input id="it" placeholder="Search" title="Find">', 'Find'],
    'a button by its value': ['<input id="it" type="button" value="Go">', 'Go'],
    'a submit button by the word it shows': ['<input id="it" type="submit">', 'Submit'],
    'an image button by alt': ['<input id="it" type="image" alt="Search" value="x">', 'Search'],
    'a fieldset by its legend': ['<fieldset id="it"><legend>Address</legend><input></fieldset>', 'Address'],
    'a table by its caption': ['<table id="it"><caption>Prices</caption><tr><td>1</table>', 'Prices'],
    'an option group by its label': ['<select><optgroup id="it" label="Fruit"><option>x</select>', 'Fruit'],
    'an option by its text': ['<select><option id="it">Apple</select>', 'Apple'],
    'a figure not by its caption': ['<figure id="it">x<figcaption>y</figcaption></figure>', ''],
    'a formula by its alternative text': ['<math id="it" alttext="x squared"><mi>x</mi></math>', 'x squared'],
    'a drawing by its title': ['<svg id="it" role="img"><title>Chart</title><path d="M0 0"/></svg>', 'Chart'],
    'a link in a drawing by its title': ['<svg><a id="it" href="#" xlink:title="Go"><path d="M0 0"/></a></svg>', 'Go'],
  }));

test('content names what is read as a whole', ({ page }) =>
  expectNames(page, {
    'a link by its text': ['<a id="it" href="#">Read  more\n</a>', 'Read more'],
    'a link by the image in it': ['<a id="it" href="#"><img alt="Home" src="x.png"></a>', 'Home'],
    'a link by the drawing in it': ['<a id="it" href="#"><svg><title>Home</title><path d="M0 0"/></svg></a>', 'Home'],
    'a heading with a link that has a label': [
      '<h2 id="it">See <a href="#" aria-label="the list">x</a></h2>',
      'See the list',
    ],
    'inline text without a gap': ['<a id="it" href="#"><b>one</b><i>two</i></a>', 'onetwo'],
    'blocks with a gap': ['<a id="it" href="#"><div>one</div><div>two</div></a>', 'one two'],
    'inline blocks with a gap': [
      '<a id="it" href="#"><style>#it b{display:inline-block}</style><b>one</b><b>two</b></a>',
      'one two',
    ],
    'lines with a gap': ['<button id="it">one<br>two</button>', 'one two'],
    'text across a comment without a gap': ['<button id="it">on<!-- -->ly</button>', 'only'],
    'text and image with a gap': ['<button id="it">one<img alt="two" src="x.png">three</button>', 'one two three'],
    'no-break spaces as they are': ['<button id="it">&nbsp;10&nbsp;€</button>', '\u00a010\u00a0€'],
    'in the case in which it is shown': [
      '<button id="it" style="text-transform:uppercase">Buy now</button>',
      'BUY NOW',
    ],
    'with capitals where they are shown': [
      '<button id="it" style="text-transform:capitalize">buy it’s new</button>',
      'Buy It’s New',
    ],
    'without the glyphs of icon fonts': ['<button id="it" title="Settings"><i>\ue8b8</i></button>', 'Settings'],
    'a tooltip where there is no content': ['<button id="it" title="Settings"><i></i></button>', 'Settings'],
    'a tooltip of a part without content': ['<button id="it"><i title="Settings"></i></button>', 'Settings'],
    'not what is only a container': ['<div id="it" role="group">many words</div>', ''],
    'not the actions that belong to it': ['<button id="it" aria-actions="e">File <i id="e">Edit</i></button>', 'File'],
    'a cell by its text': ['<table><tr><td id="it">4 <b>kg</b></table>', '4 kg'],
    'an item of a tree without the items below it': [
      '<ul role="tree"><li id="it" role="treeitem" style="list-style:none">Fruit<ul role="group"><li role="treeitem">Fig</ul></ul>',
      'Fruit',
    ],
    'a cell without the menu that opens in it': [
      '<table><tr><td id="it"><button>Fig</button><div role="menu"><p role="menuitem">Plum</div></table>',
      'Fig',
    ],
    'not a form whose fields hide its own methods': [
      '<h2 id="it">Log in <form><input name="hasAttributes"><input name="firstChild"></form></h2>',
      'Log in',
    ],
    'a summary by its text': ['<details><summary id="it">More</summary>x</details>', 'More'],
    'a dialog by its first heading': ['<dialog open id="it"><p>x</p><h2>Leave page?</h2></dialog>', 'Leave page?'],
    'running text not by its tooltip': ['<time id="it" title="3 May 2026">yesterday</time>', ''],
  }));

test('what CSS writes is read', ({ page }) =>
  expectNames(page, {
    'before and after': [
      '<style>#it::before{content:"<"}#it::after{content:">"}</style><button id="it">x</button>',
      '<x>',
    ],
    'with a gap if it is a block': [
      '<style>#it::before{content:"New";display:block}</style><button id="it">x</button>',
      'New x',
    ],
    'by its alternative text': [
      '<style>#it::before{content:"★" / "Favourite"}</style><button id="it">x</button>',
      'Favourite x',
    ],
    'not when its alternative is empty': [
      '<style>#it::before{content:"★" / ""}</style><button id="it">x</button>',
      'x',
    ],
    'with attributes': [
      '<style>#it::after{content:" (" attr(data-n) ")"}</style><button id="it" data-n="4">Cart</button>',
      'Cart (4)',
    ],
    'with escaped characters': [
      '<style>#it::after{content:" \\"\\2192\\""}</style><button id="it">Next</button>',
      'Next "→"',
    ],
    'not when it is hidden': [
      '<style>#it::after{content:"x";display:none}</style><button id="it">Next</button>',
      'Next',
    ],
    'with counters': [
      `<style>body{counter-reset:chapter 4}h2::before{counter-increment:chapter;content:counter(chapter,upper-roman) ". "}</style>
        <h2>a</h2><h2 id="it">Harbour</h2>`,
      'VI. Harbour',
    ],
    'with nested counters': [
      `<style>section{counter-reset:s}h2{counter-increment:s}h2::before{content:counters(s,".") " "}</style>
        <section><h2>a</h2><h2>b</h2><section><h2 id="it">c</h2></section></section>`,
      '2.1 c',
    ],
    bullets: ['<ul><li id="a">sky</li></ul><button id="it" aria-labelledby="a"></button>', '• sky'],
    numbers: [
      '<ol start="3"><li>x</li><li id="a">sky</li></ol><button id="it" aria-labelledby="a"></button>',
      '4. sky',
    ],
    'markers of its own': [
      '<style>#a::marker{content:"❧" / "Leaf "}</style><ul><li id="a">sky</li></ul><button id="it" aria-labelledby="a"></button>',
      'Leaf sky',
    ],
  }));

test('names go through shadow roots and slots', ({ page }) =>
  expectNames(page, {
    'the shadow tree speaks for its host': [
      '<a id="it" href="#"><span><template shadowrootmode="open">shadow</template>light</span></a>',
      'shadow',
    ],
    'a slot says what was put into it': [
      '<a id="it" href="#"><span><template shadowrootmode="open">to <slot>nobody</slot></template>Ann</span></a>',
      'to Ann',
    ],
    'an empty slot says what stands in it': [
      '<a id="it" href="#"><span><template shadowrootmode="open">to <slot>nobody</slot></template></span></a>',
      'to nobody',
    ],
    'the label of a slot is ignored': [
      '<a id="it" href="#"><span><template shadowrootmode="open"><slot aria-label="x">nobody</slot></template></span></a>',
      'nobody',
    ],
    'ids are looked up in the own tree': [
      '<p id="a">outer</p><div><template shadowrootmode="open"><p id="a">inner</p><input id="it" aria-labelledby="a"></template></div>',
      'inner',
    ],
  }));

test('aria-owns moves content', ({ page }) =>
  expectNames(page, {
    'to its owner': ['<a id="it" href="#" aria-owns="n">W3C</a><i id="n">(new window)</i>', 'W3C (new window)'],
    'away from where it stands': ['<p aria-owns="n"></p><h2 id="it">Fast <i id="n">car</i></h2>', 'Fast'],
    'out of what is hidden from assistive technology': [
      '<button id="it" aria-owns="n"><i aria-hidden="true"><b id="n">Play</b><b>Pause</b></i></button>',
      'Play',
    ],
    'not to a hidden owner': ['<h2 id="it"><i hidden aria-owns="n"></i><b id="n">here</b></h2>', 'here'],
    'not out of what nobody sees': ['<a id="it" href="#" aria-owns="n">W3C</a><i id="n" hidden>x</i>', 'W3C'],
  }));

test('elements set by script name across trees', async ({ page }) => {
  await prepare(page);

  const { name } = await page.evaluate(() => {
    document.body.setHTMLUnsafe(
      '<p id="l">Outer label</p><div id="h"><template shadowrootmode="open"><input></template></div>',
    );
    const input = document.querySelector('#h')?.shadowRoot?.querySelector('input');
    const label = document.querySelector('#l');
    if (!input || !label) throw new Error('The page is not as it was written');
    input.ariaLabelledByElements = [label];
    return probeElement(input);
  });

  expect(name).toBe('Outer label');
});

test('a custom element that belongs to a form has labels', async ({ page }) => {
  await prepare(page);

  const { name } = await page.evaluate(() => {
    customElements.define(
      'star-rating',
      class extends HTMLElement {
        static formAssociated = true;
      },
    );
    return probe('<label for="it">Rating</label><star-rating id="it"></star-rating>');
  });

  expect(name).toBe('Rating');
});

test('a closed shadow root speaks where the caller knows the way in', async ({ page }) => {
  await prepare(page);

  const { name } = await page.evaluate(() => {
    document.body.setHTMLUnsafe('<button><span></span></button>');
    const [button, host] = document.querySelectorAll('button, span');
    if (!button || !host) throw new Error('The page is not as it was written');
    const closed = host.attachShadow({ mode: 'closed' });
    closed.innerHTML = 'Inside';
    return probeElement(button, (element) => (element === host ? closed : null));
  });

  expect(name).toBe('Inside');
});

test('a description says what the name does not', async ({ page }) => {
  await prepare(page);
  const described = (snippet: string) => page.evaluate((html) => probe(html).description, snippet);

  expect(await described('<p id="d">At least 8 letters</p><input id="it" aria-describedby="d">')).toBe(
    'At least 8 letters',
  );
  expect(await described('<p id="d" hidden>Hidden <b>hint</b></p><input id="it" aria-describedby="d">')).toBe(
    'Hidden hint',
  );
  expect(await described('<input id="it" aria-label="x" aria-description="Optional">')).toBe('Optional');
  expect(await described('<button id="it" title="Ctrl+S">Save</button>')).toBe('Ctrl+S');
  expect(await described('<button id="it" title="Save"></button>')).toBe('');
  expect(await described('<table id="it" aria-label="A"><caption>B</caption></table>')).toBe('B');
  expect(await described('<svg id="it"><title>A</title><desc>B</desc></svg>')).toBe('B');
  expect(await described('<p id="it">x</p>')).toBe('');
});

async function expectNames(page: Page, rules: Rules): Promise<void> {
  await prepare(page);
  const snippets = Object.values(rules).map(([snippet]) => snippet);
  const names = await page.evaluate((all) => all.map((snippet) => probe(snippet).name), snippets);
  const sentences = Object.keys(rules);
  const wanted = Object.values(rules).map(([, name], index) => [sentences[index], name]);
  expect(sentences.map((sentence, index) => [sentence, names[index]])).toEqual(wanted);
}
