import { detectLanguage } from '@shingle/shared/generation/detect-language.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { tidyLine } from '@shingle/shared/generation/tidy-text.ts'
import {
  keepsFigures,
  saysOnlyFacts,
  standsApart,
} from '@shingle/shared/generation/writing/says-only-facts.ts'
import type { IdeaOrder, ShownIdea } from '@shingle/shared/ideas/endpoints.ts'
import { ideaLimits, timeNames } from '@shingle/shared/ideas/idea-limits.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { isTaken } from '../names/fitting-name.ts'
import { townIn } from '../town-in.ts'
import { countWords } from './count-words.ts'

// What somebody would earn is known to nobody, in whichever language it is said.
const ofTheMarket = new RegExp(
  `[$€£¥₩%]|(?<!\\p{L})(?:${[
    'earn\\w*|incomes?|profit\\w*|revenue|salar\\w+|demand|booming|lucrative|guarantee\\w*|best|proven',
    'verdien\\p{L}*|einkommen|einkünfte|umsatz|gewinn\\p{L}*|gehalt|nachfrage|gefragt|lukrativ\\p{L}*|garant\\p{L}*|beste[mnrs]?',
    'gagn\\p{L}+|revenus?|bénéfices?|salaires?|(?:forte|grande) demande|lucrati\\p{L}+|rentable|garanti\\p{L}*|meilleur\\p{L}*',
    'gana\\p{L}*|ingresos?|beneficios?|sueldos?|(?:mucha|alta|gran) demanda|lucrativ\\p{L}+|garant\\p{L}+|mejor\\p{L}*',
    'guadagn\\p{L}+|reddit\\p{L}+|ricav\\p{L}+|profitt\\p{L}+|stipendi\\p{L}*|molta domanda|garan\\p{L}+|miglior\\p{L}*',
  ].join('|')})(?!\\p{L})|収入|利益|儲|稼|需要|保証|最高|月収|年収|수입|수익|이익|매출|월급|수요|보장|최고`,
  'iu',
)

const shortestIdea = 2

/** A place as an idea names it. */
export const ideaPlace = (place: string): string => townIn(place, ideaLimits.town)

const answersOf = ({ skills, time, place }: IdeaOrder): readonly string[] =>
  [...skills, time === null ? '' : timeNames[time], ideaPlace(place)].filter((answer) => answer !== '')

const ideaOf = ({ words, from, takes }: ShownIdea, order: IdeaOrder): ShownIdea | undefined => {
  const idea = {
    words: raiseFirst(tidyLine(words).replace(/^["'“„«]+|[."'”“»]+$/gu, '')),
    from: answersOf(order).filter((answer) => from.some((one) => foldText(one) === foldText(answer))),
    takes: raiseFirst(tidyLine(takes)),
  }
  const count = countWords(idea.words)
  const text = `${idea.words}\n${idea.takes}`
  const isShort =
    count >= shortestIdea &&
    count <= ideaLimits.words &&
    idea.words.length <= ideaLimits.wordsLength &&
    idea.takes.length <= ideaLimits.takes
  const told = answersOf(order).join('\n')
  const known = { text: told, language: detectLanguage(text) }
  // What it is called says nothing of whoever does it; what it takes may be a licence, or years.
  const isPlain =
    !ofTheMarket.test(text) &&
    saysOnlyFacts(idea.words.toLowerCase(), known) &&
    !isTaken(idea.words) &&
    standsApart(idea.takes, '') &&
    keepsFigures(idea.takes, told)
  // What comes from none of somebody's skills is an idea for somebody else.
  const isTheirs = idea.from.some((answer) => order.skills.includes(answer))
  return isShort && isPlain && isTheirs ? idea : undefined
}

/** As many as are shown of what a language model wrote, with our own ideas where those are too few; and whether any is of the model. */
export const ideasWith = (
  written: readonly ShownIdea[],
  ours: readonly ShownIdea[],
  order: IdeaOrder,
): { readonly ideas: ShownIdea[]; readonly isOfModel: boolean } => {
  const ofModel = written.flatMap((idea) => ideaOf(idea, order) ?? [])
  const seen = new Set((order.shown ?? []).map(foldText))
  const fresh = [...ofModel, ...ours].filter(({ words }) => {
    const isNew = !seen.has(foldText(words))
    seen.add(foldText(words))
    return isNew
  })
  const ideas = fresh.slice(0, ideaLimits.shown)
  return { ideas, isOfModel: ideas.some((idea) => ofModel.includes(idea)) }
}
