import type { OwnWords } from './own-words.ts'

// Towns whose names are words as well.
const alsoWords = new Set(
  'bath reading nice mobile sandwich battle deal rugby march ash street orange vigo essen halle kochen hof singen ahlen baden hamm tours lens dole foix salon sens pau toledo leon león lucca como bra prato piazza mesa valle'.split(
    ' ',
  ),
)

const before =
  'in|at|near|around|from|to|of|across|within|outside|for|covering|aus|bei|um|nach|von|rund um|im raum|en|de|por|cerca de|à|a|vers|sur|autour de|di|da|per|vicino a'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** What was said, with the place of the business in the capitals that its owner's thumb left out: 'in leith'. */
export const raisePlace = (own: OwnWords, place: string): OwnWords => {
  const name = place.trim()
  const small = name.toLowerCase()
  if (name.length < 3 || name === small || alsoWords.has(small)) return own
  const written = new RegExp(
    `(?<=(?:^|(?<!\\p{L})(?:${before})\\s|,\\s|\\s(?:and|und|y|et|e)\\s))${escaped(small)}(?!\\p{L})`,
    'gu',
  )
  const raise = (text: string): string => text.replace(written, () => name)
  const raiseAll = (texts: readonly string[]): readonly string[] => texts.map(raise)
  return {
    ...own,
    sentences: raiseAll(own.sentences),
    asides: raiseAll(own.asides),
    refusals: raiseAll(own.refusals),
    hoursWords: raiseAll(own.hoursWords),
    statements: raiseAll(own.statements),
    services: own.services.map((service) => ({ ...service, detail: raise(service.detail ?? '') })),
    serviceArea: raise(own.serviceArea),
  }
}
