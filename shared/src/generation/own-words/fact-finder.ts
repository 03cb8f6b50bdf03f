import type { OpeningHours } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import { type ContactFacts, findContactFacts } from './contact-facts.ts'
import { findOpeningHours } from './opening-hours.ts'

/** Finds the facts of a form in a person's own words, or in a part of them. */
export interface FactFinder {
  contactIn(text: string): ContactFacts
  hoursIn(text: string): OpeningHours
}

/** Chooses what finds facts in the language of a website. */
export type FactFinderFor = (language: Language) => FactFinder

/** Fits a browser, and knows less: what a section that is added says until its owner writes in it. */
export const lightFactFinder: FactFinder = { contactIn: findContactFacts, hoursIn: findOpeningHours }
