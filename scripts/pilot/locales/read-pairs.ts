import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFluent, readGettext, readProperties } from './read-fluent.ts';
import { readPak } from './read-pak.ts';
import { readTree } from './read-tree.ts';

/** One string in both languages. */
export interface Pair {
  en: string;
  ru: string;
}

type Strings = ReadonlyMap<string, string>;

const require = createRequire(import.meta.url);

/** All pairs of strings in a folder that `getSources` filled. */
export function readPairs(folder: string): Pair[] {
  const at = (...path: string[]) => join(folder, ...path);
  const text = (path: string) => readFileSync(path, 'utf8');
  const tree = (path: string) => readTree(JSON.parse(text(path).replace(/^\uFEFF/, '')));
  const module_ = (path: string) => readTree(require(path));
  const pak = (language: string) => readPak(readFileSync(at(`chromium-l10n/usr/lib/chromium/locales/${language}.pak`)));
  const cldr = (name: string) => at(`cldr-${name}-full/package`);

  return [
    paired(pak('en-GB'), pak('ru')),
    ...['firefox-esr', 'thunderbird'].map((name) =>
      paired(mozilla(at(`${name}-l10n-en-gb/strings`), 'en-GB'), mozilla(at(`${name}-l10n-ru/strings`), 'ru')),
    ),
    ...globSync(at('django/django/**/locale/ru/**/*.po')).map((path) =>
      [...readGettext(text(path))].map(([en, ru]) => ({ en, ru })),
    ),
    paired(
      module_(at('element-plus/package/lib/locale/lang/en.js')),
      module_(at('element-plus/package/lib/locale/lang/ru.js')),
    ),
    paired(tree(at('primelocale/package/en.json')), tree(at('primelocale/package/ru.json'))),
    paired(
      tree(at('datatables.net-plugins/package/i18n/en-GB.json')),
      tree(at('datatables.net-plugins/package/i18n/ru.json')),
    ),
    openStreetMap(at('@openstreetmap+id-tagging-schema/package/dist/translations')),
    paired(emoji(join(cldr('annotations'), 'annotations/en')), emoji(join(cldr('annotations'), 'annotations/ru'))),
    ...['localenames', 'units', 'dates'].flatMap((name) =>
      globSync(`${cldr(name)}/main/en/*.json`).map((path) =>
        paired(withoutLanguage(tree(path)), withoutLanguage(tree(path.replace('/main/en/', '/main/ru/')))),
      ),
    ),
  ].flat();

  function mozilla(root: string, language: string): Strings {
    const strings = globSync(`${root}/**/*.{ftl,properties}`).flatMap((path) => {
      const read = path.endsWith('.ftl') ? readFluent : readProperties;
      const place = path.slice(root.length).replaceAll(language, 'xx');
      return [...read(text(path))].map(([key, value]) => [`${place}#${key}`, value] as const);
    });
    // One letter that opens a menu entry is no word of it.
    return new Map(strings.filter(([key]) => !/accesskey|\.key$|shortcut/i.test(key)));
  }

  function openStreetMap(path: string): Pair[] {
    const names = (language: string) =>
      new Map(
        [...tree(join(path, `${language}.json`))]
          .filter(([key]) => /\/(name|label|title)$|\/options\//.test(key))
          .map(([key, value]) => [key.replace(`/${language}/`, '/'), value] as const),
      );
    return paired(names('en'), names('ru'));
  }

  function emoji(path: string): Strings {
    return new Map([...tree(join(path, 'annotations.json'))].filter(([key]) => key.endsWith('/tts/0')));
  }
}

function withoutLanguage(strings: Strings): Strings {
  return new Map([...strings].map(([key, value]) => [key.replace(/^\/main\/(en|ru)\//, '/'), value]));
}

function paired(english: Strings, russian: Strings): Pair[] {
  return [...english].flatMap(([key, en]) => {
    const ru = russian.get(key);
    return ru === undefined ? [] : [{ en, ru }];
  });
}
