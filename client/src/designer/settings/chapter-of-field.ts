import type { ChapterId } from './chapters.ts'

const ofSettings: Readonly<Record<string, ChapterId>> = {
  ...{ description: 'search', keywords: 'search', searchIndexing: 'search', analyticsId: 'analytics' },
  ...{ cookieBanner: 'cookies', cookieText: 'cookies', cookieAccept: 'cookies', cookieReject: 'cookies' },
  cookieBackground: 'cookies',
}
const ofFacts: Readonly<Record<string, ChapterId>> = { name: 'website', hours: 'hours', specialDays: 'hours' }

/** In which chapter a setting of the website stands. */
export const chapterOfSetting = (name: string): ChapterId => ofSettings[name] ?? 'website'

/** In which chapter a fact of the business stands. */
export const chapterOfFact = (name: string): ChapterId => ofFacts[name] ?? 'business'
