import type { Language } from '../language/language.ts'
import { english } from './strings/english.ts'
import { french } from './strings/french.ts'
import { german } from './strings/german.ts'
import { italian } from './strings/italian.ts'
import { japanese } from './strings/japanese.ts'
import { korean } from './strings/korean.ts'
import { spanish } from './strings/spanish.ts'

/** The fixed words of a published page, in its language. */
export interface SiteStrings {
  readonly skipToContent: string
  readonly menu: string
  readonly requiredField: string
  readonly emailInvalid: string
  readonly leaveEmpty: string
  readonly name: string
  readonly email: string
  readonly message: string
  readonly phone: string
  readonly address: string
  readonly serviceArea: string
  readonly hours: string
  readonly closed: string
  readonly allDay: string
  readonly play: string
  readonly embedTitle: string
  readonly cookieRegion: string
  readonly madeWith: string
  readonly report: string
  readonly sample: string
  readonly addPhoto: string
  readonly gallery: string
}

const stringsByLanguage: Readonly<Record<Language, SiteStrings>> = {
  english,
  spanish,
  french,
  italian,
  german,
  japanese,
  Korean: korean,
}

/** The fixed words of a language. */
export const siteStrings = (language: Language): SiteStrings => stringsByLanguage[language]
