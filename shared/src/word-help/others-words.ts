import type { SectionType } from '../sections/sections.ts'

/** The types whose words are not their owner's: what customers said, and code. */
export const othersWords: readonly SectionType[] = ['CustomerReviews', 'CodeEmbed']
