import { businessLimits } from '../business/business.ts'

/** Specification 7 and 9: how much is asked of the Business Idea Creator, and how much it answers. */
export const ideaLimits = {
  /** How many ideas are asked for. */
  asked: 10,
  /** How many of them are shown. */
  shown: 8,
  /** The words of one idea. */
  words: 5,
  /** The letters of one idea, and of what it takes. */
  wordsLength: 60,
  takes: 90,
  /** What somebody is good at: how many answers, and how many letters they have together. */
  skills: 6,
  skillsLength: 96,
  place: businessLimits.location,
  /** The longest place that an idea names. */
  town: 18,
  seed: 40,
  lastRound: 7,
} as const

/** How much time somebody has for a business. */
export const timesToSpare = ['evenings', 'saturdays', 'half', 'all'] as const
export type TimeToSpare = (typeof timesToSpare)[number]

/** What each of them is called. */
export const timeNames: Readonly<Record<TimeToSpare, string>> = {
  evenings: 'Evenings',
  saturdays: 'Saturdays',
  half: 'Half a week',
  all: 'All of it',
}
