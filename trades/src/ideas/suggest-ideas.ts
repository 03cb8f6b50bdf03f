import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { IdeaOrder, SuggestedIdeas } from '@shingle/shared/ideas/endpoints.ts'
import { ideaLimits, timeNames } from '@shingle/shared/ideas/idea-limits.ts'
import { spelledFor } from '../spelled-for.ts'
import { townIn } from '../town-in.ts'
import { countWords } from './count-words.ts'
import type { Idea } from './idea.ts'
import { ideasFrom } from './ideas-from.ts'
import { understand } from './understood-skills.ts'

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

type Drawn = Idea & { readonly drawn: number }

// Who says where they are hears of it before they have read down the list.
const placedBy = 3

/** Ten ideas of what is there, each skill in its turn, the better ones first, and one of the town among the first. */
const chooseTen = (ideas: Drawn[], town: string): readonly Idea[] => {
  const uses = new Map<string, number>()
  const worthOf = ({ drawn, from }: Drawn) => drawn - 0.45 * (uses.get(from[0] ?? '') ?? 0)
  const isPlaced = ({ from }: Idea) => from.includes(town)
  const chosen: Idea[] = []
  while (chosen.length < ideaLimits.asked && ideas.length > 0) {
    const sorted = ideas.toSorted((one, other) => worthOf(other) - worthOf(one))
    const isDue = town !== '' && chosen.length === placedBy - 1 && !chosen.some(isPlaced)
    const best = (isDue ? sorted.find(isPlaced) : undefined) ?? sorted[0]
    if (best === undefined) break
    chosen.push(best)
    uses.set(best.from[0] ?? '', (uses.get(best.from[0] ?? '') ?? 0) + 1)
    ideas.splice(ideas.indexOf(best), 1)
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
  const all = joined(ideasFrom(skills.map(understand), town))
    .map((idea) => ({ ...idea, words: spelled(idea.words), takes: spelled(idea.takes) }))
    .filter(({ words }) => countWords(words) <= ideaLimits.words)
    .filter((idea) => isInTime(idea, time))
    .map((idea) => timed(idea, time))
    .map((idea) => ({ ...idea, drawn: idea.worth + chance.next() }))
    .filter(({ words }) => !known.has(foldText(words)))
  for (let at = 0; ; at += 1) {
    const ideas = chooseTen(all, town).slice(0, ideaLimits.shown)
    const isLast = all.length === 0
    if (at === round || isLast || known.size > 0)
      return { ideas: ideas.map(({ words, from, takes }) => ({ words, from: [...from], takes })), isLast }
  }
}
