/** The tag in which English words write dates for a reader of `language`: the order of their country's own English. */
export const localeFor = (language: string): string => (/^en\b/i.test(language) ? language : 'en-GB')

/** The tag in which the app writes dates. */
export const appLocale = localeFor(navigator.language)
