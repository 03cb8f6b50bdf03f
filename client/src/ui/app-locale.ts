const englishOfACountry = /^en(?:-[A-Z]{2})?$/i

/**
 * The tag in which English words write dates for a reader of `language`: the order of their country's own English.
 * Browsers report tags that the calendar refuses, such as `en-US@posix`.
 */
export const localeFor = (language: string): string => (englishOfACountry.test(language) ? language : 'en-GB')

/** The tag in which the app writes dates. */
export const appLocale = localeFor(navigator.language)
