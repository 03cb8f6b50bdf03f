import { detectLanguage } from '@shingle/shared/generation/detect-language.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { readingOf } from '../known-business.ts'
import { knownTrades } from '../recognize/known-trades.ts'
import { calledOf, ideasOf, type SaidSkill, skillsIn } from './known-skills.ts'
import { saidElsewhere } from './said-elsewhere.ts'
import { thingsSaid } from './said-skill.ts'

/** An answer as ideas are made of it: the skills that are known, else the trade that it names elsewhere, else things in English. */
export interface UnderstoodSkill {
  readonly answer: string
  readonly known: readonly SaidSkill[]
  /** What somebody is called whose trade was said in another language; '' where none was. */
  readonly trade: string
  readonly things: readonly string[]
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

let foreign: ReadonlySet<string> | undefined

/** Words that trades are told by in the other languages, and not in English. */
const foreignWords = (): ReadonlySet<string> => {
  if (foreign !== undefined) return foreign
  const said = (isEnglish: boolean) =>
    knownTrades().flatMap(({ names, naming, things }) =>
      languages
        .filter((language) => (language === 'english') === isEnglish)
        .flatMap((language) => [names[language], ...(naming[language] ?? []), ...(things[language] ?? [])])
        .flatMap(wordsIn),
    )
  const english = new Set(said(true))
  foreign = new Set(said(false).filter((word) => !english.has(word)))
  return foreign
}

const withoutSkill = (answer: string): UnderstoodSkill => {
  const { language, trade } = readingOf({
    ...{ businessName: '', businessActivities: answer, businessLocation: '' },
  })
  const isEnglish = language === 'english' && !wordsIn(answer).some((word) => foreignWords().has(word))
  if (isEnglish) return { answer, known: [], trade: '', things: thingsSaid(answer) }
  const tradeId = trade.outcome === 'trade' ? trade.tradeId : ''
  const name = knownTrades().find(({ id }) => id === tradeId)?.names.english ?? ''
  const known = skillsIn(name)
  return { answer, known, trade: known.length > 0 ? '' : name.toLowerCase(), things: [] }
}

const onceEach = (skills: readonly SaidSkill[]): readonly SaidSkill[] =>
  skills.filter(({ skill }, at) => skills.findIndex((one) => one.skill === skill) === at)

/**
 * What somebody says they are good at. What is said in another language is understood as the skill or trade that it names:
 * none of its words stands in an English idea.
 */
export const understand = (answer: string): UnderstoodSkill => {
  const english = skillsIn(answer)
  const isEnglish = english.length > 0 && detectLanguage(answer) === 'english'
  const elsewhere = isEnglish ? [] : saidElsewhere(answer).map(skillsIn)
  // What any skill may do, such as repairing, is said of nothing where something is.
  const told = elsewhere.filter((skills) => skills.some(({ skill, word }) => !skill.loosely.includes(word)))
  const known = onceEach([...english, ...(told.length > 0 ? told : elsewhere).flat()])
  return known.length > 0 ? { answer, known, trade: '', things: [] } : withoutSkill(answer)
}

/** What ideas say of an answer: what its skills are called, else the things that it names. */
export const namedIn = ({ known, things }: UnderstoodSkill): readonly string[] =>
  known.length > 0 ? known.map(calledOf) : things

/** What is written for the skills of an answer. */
export const writtenFor = ({ known }: UnderstoodSkill) => known.flatMap(ideasOf)
