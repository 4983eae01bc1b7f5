/** Where the strings come from. All of them allow what we do; NOTICE names them and their licences. */
export const DEBIAN_PACKAGES = [
  'chromium-l10n',
  'firefox-esr-l10n-ru',
  'firefox-esr-l10n-en-gb',
  'thunderbird-l10n-ru',
  'thunderbird-l10n-en-gb',
  'wordnet-base',
] as const;

export const NPM_PACKAGES = [
  'element-plus@2.14.6',
  'primelocale@2.5.0',
  'datatables.net-plugins@3.0.2',
  '@openstreetmap/id-tagging-schema@6.19.2',
  'cldr-annotations-full@48.2.0',
  'cldr-localenames-full@48.2.0',
  'cldr-units-full@48.2.0',
  'cldr-dates-full@48.2.0',
] as const;

export const PYTHON_PACKAGES = ['django==5.2.17'] as const;
