/** Specification 3: languages, in its own spelling. */
export const languages = ['english', 'spanish', 'french', 'italian', 'german', 'japanese', 'Korean'] as const
export type Language = (typeof languages)[number]

/** The BCP 47 tag of each language, for `lang` attributes. */
export const languageTag: Readonly<Record<Language, string>> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  italian: 'it',
  german: 'de',
  japanese: 'ja',
  Korean: 'ko',
}

/** What each language is called by those who speak it. */
export const endonyms: Readonly<Record<Language, string>> = {
  english: 'English',
  spanish: 'Español',
  french: 'Français',
  italian: 'Italiano',
  german: 'Deutsch',
  japanese: '日本語',
  Korean: '한국어',
}
