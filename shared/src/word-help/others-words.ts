import type { SectionType } from '../sections/sections.ts'

/** The types whose words are not their owner's: what customers said, and code. */
export const othersWords: readonly SectionType[] = ['CustomerReviews', 'CodeEmbed']

/** The types that their owner's hand alone adds: there is nothing to propose in code that is not there. */
export const addedByHand: readonly SectionType[] = ['CodeEmbed']
