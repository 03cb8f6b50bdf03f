import type { SectionType } from '@shingle/shared/sections/sections.ts'

/** What owners call a type of section, beside its name and its purpose. */
const synonyms: Readonly<Partial<Record<SectionType, string>>> = {
  Header: 'menu navigation logo top',
  Introduction: 'hero headline opening start welcome',
  Services: 'prices price list menu offers products',
  Gallery: 'photos pictures images portfolio',
  QuoteBanner: 'quote about statement',
  ImageBanner: 'photo picture',
  Team: 'people staff about us',
  Scheduling: 'booking appointments calendar',
  CustomerReviews: 'testimonials reviews ratings',
  Logos: 'partners clients brands',
  FrequentlyAskedQuestions: 'faq q&a questions answers help',
  Contact: 'opening hours times phone email address map form message',
  Newsletter: 'mailing list subscribe sign-up',
  Footer: 'bottom copyright legal',
  CodeEmbed: 'html widget script map',
  Video: 'film youtube vimeo',
}

/** Whether a search for these letters means a type of section by another name. */
export const isCalled = (type: SectionType, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && ` ${synonyms[type] ?? ''}`.includes(` ${wanted}`)
}
