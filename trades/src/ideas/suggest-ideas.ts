import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { IdeaOrder, SuggestedIdeas } from '@shingle/shared/ideas/endpoints.ts'
import { ideaLimits, timeNames } from '@shingle/shared/ideas/idea-limits.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { spelledFor } from '../spelled-for.ts'
import { townIn } from '../town-in.ts'
import type { Idea } from './idea.ts'
import { ideasOf } from './known-skills.ts'
import { thingsSaid } from './said-skill.ts'

/** How many words a text has; a sign alone is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

type Frame = readonly [words: string, takes: string, time?: Idea['time']]

/** What anybody can make of anything that they are good at; most of it of two words as well. */
const anybodysIdeas: readonly Frame[] = [
  ['{skill} lessons for beginners', 'Two chairs, one hour, and a price for five.'],
  ['{skill} mornings with coffee', 'A big table, and the same morning each week.', 'half'],
  ['{skill} over the telephone', 'A quiet room and a list of questions.'],
  ['First steps in {skill}', 'Three evenings, from nothing to something.', 'evenings'],
  ['{skill} club for friends', 'A hall key and a box for coins.'],
  ['{skill} for older people', 'Good light, large letters and time.'],
  ['{skill} as a present', 'A card with your number on it.'],
  ['{skill} at your house', 'A bag that holds everything, and a way there.'],
]

const placeIdeas: readonly Frame[] = [
  ['{skill} evenings in {place}', 'A warm room that you may use.', 'evenings'],
  ['{place} {skill} club', 'A notice in the library and ten chairs.'],
  ['{skill} weekends in {place}', 'Two nights somewhere near, and one programme.', 'saturdays'],
]

const madeOf = (skill: string, town: string): readonly Idea[] => {
  // Where something is known of a skill, that is said first.
  const lead = ideasOf(skill).length > 0 ? -1.4 : 0
  return thingsSaid(skill)
    .filter((thing) => countWords(thing) <= 2)
    .flatMap((thing) => {
      const put = ([words, takes, time]: Frame) => ({
        words: raiseFirst(words.replace('{skill}', () => thing).replace('{place}', () => town)),
        ...{ takes, time },
      })
      return [
        ...anybodysIdeas.map((idea) => ({ ...put(idea), from: [skill], worth: 0.4 + lead })),
        ...(town === '' ? [] : placeIdeas).map((idea) => ({
          ...{ ...put(idea), from: [skill, town], worth: 0.7 + lead },
        })),
      ]
    })
}

const writtenFor = (skill: string): readonly Idea[] =>
  ideasOf(skill).map((idea) => ({ ...idea, from: [skill], worth: 1.4 }))

/** One idea that two skills lead to is of both. */
const joined = (ideas: readonly Idea[]): readonly Idea[] => {
  const byWords = new Map<string, Idea>()
  for (const idea of ideas) {
    const known = byWords.get(idea.words)
    const from = [...new Set([...(known?.from ?? []), ...idea.from])]
    byWords.set(idea.words, { ...idea, from, worth: idea.worth + (known === undefined ? 0 : 0.8) })
  }
  return [...byWords.values()]
}

/** An idea of somebody who has this much time: what is done in it is worth more, and says so. */
const timed = (idea: Idea, time: IdeaOrder['time']): Idea => {
  if (time === null || idea.time === undefined) return idea
  if (idea.time === time) return { ...idea, from: [...idea.from, timeNames[time]], worth: idea.worth + 0.7 }
  // Who has all of their time has any of it; who has evenings has no days.
  return { ...idea, worth: idea.worth - (time === 'all' ? 0 : 0.9) }
}

/** Who has their evenings is told of no morning. */
const isInTime = ({ words, takes }: Idea, time: IdeaOrder['time']): boolean =>
  time !== 'evenings' || !/\bmornings?\b/i.test(`${words} ${takes}`)

/** Ten ideas of what is there, each skill in its turn, the better ones first. */
const chooseTen = (ideas: (Idea & { readonly drawn: number })[]): readonly Idea[] => {
  const uses = new Map<string, number>()
  const worthOf = ({ drawn, from }: (typeof ideas)[number]) => drawn - 0.45 * (uses.get(from[0] ?? '') ?? 0)
  const chosen: Idea[] = []
  while (chosen.length < ideaLimits.asked && ideas.length > 0) {
    const [best, ...rest] = ideas.toSorted((one, other) => worthOf(other) - worthOf(one))
    if (best === undefined) break
    chosen.push(best)
    uses.set(best.from[0] ?? '', (uses.get(best.from[0] ?? '') ?? 0) + 1)
    ideas.splice(0, ideas.length, ...rest)
  }
  return chosen
}

/** Ideas for a business: the same for the same order, and others in every round; none that is said to be shown already. */
export const suggestIdeas = (order: IdeaOrder): SuggestedIdeas => {
  const { skills, time, place, seed, round, shown = [] } = order
  const known = new Set(shown.map(foldText))
  const chance = seededRandom(JSON.stringify([seed, skills, time, place]))
  const town = townIn(place, ideaLimits.town)
  const spelled = spelledFor(place, skills)
  const all = joined(skills.flatMap((skill) => [...writtenFor(skill), ...madeOf(skill, town)]))
    .map((idea) => ({ ...idea, words: spelled(idea.words), takes: spelled(idea.takes) }))
    .filter(({ words }) => countWords(words) <= ideaLimits.words)
    .filter((idea) => isInTime(idea, time))
    .map((idea) => timed(idea, time))
    .map((idea) => ({ ...idea, drawn: idea.worth + chance.next() }))
    .filter(({ words }) => !known.has(foldText(words)))
  for (let at = 0; ; at += 1) {
    const ideas = chooseTen(all).slice(0, ideaLimits.shown)
    const isLast = all.length === 0
    if (at === round || isLast || known.size > 0)
      return { ideas: ideas.map(({ words, from, takes }) => ({ words, from: [...from], takes })), isLast }
  }
}
