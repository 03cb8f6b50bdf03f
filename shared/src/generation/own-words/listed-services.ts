import { servicesLimits } from '../../sections/services/fields.ts'
import { countWords } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { sentencesOf } from './sentences.ts'

/** A service in the person's own words, with its price where they wrote one. */
export interface ListedService {
  readonly name: string
  readonly pricing: string
}

const price =
  /[\s(:–-]*\b((?:from|ab|desde|à partir de|da)\s+)?((?:[£$€¥]\s?\d[\d,.]*|\d[\d,.]*\s?(?:€|円|원|euros?\b|pounds?\b|dollars?\b))(?:\s?(?:\/|per|an|a|pro|par|al)\s?\p{L}+)?)\)?|[\s(:–-]*([£$€¥]\s?\d[\d,.]*(?:\s?(?:\/|per|an|a)\s?\p{L}+)?)\)?/iu

const bullet = /^\s*(?:[-*•·–]|\d+[.)])\s+/u
const wideSeparators = /[、・，；]/u
const separators =
  /\s*(?:[,;、・，；]|\s\+\s|\s&\s|\s(?:and|or|und|oder|sowie|y|e|et|ou|o|plus)\s|及び|または|や(?=\p{Script=Han}))\s*/iu

const leadIn =
  /^.*?\b(?:including|includes?|such as|like|for example|services?(?: are| include)?|offer(?:ing|s)?|provid(?:e|es|ing)|specialis(?:e|es|ing) in|specializ(?:e|es|ing) in|teach(?:es|ing)?|fix(?:es|ing)?|repair(?:s|ing)? of|do|does|doing|sell(?:s|ing)?|make(?:s)?|making|serv(?:e|es|ing)|install(?:s|ing)?|clean(?:s|ing)?|build(?:s|ing)?|ofrecemos|hacemos|proposons|offrons|offriamo|facciamo|bieten|machen)(?:\s+(?:all|all kinds of|everything from|a range of))?\s*:?\s+(?=\S)/iu

const notAThing =
  /\b(?:we|i|you|your|our|my|they|he|she|it|is|are|am|was|were|be|been|have|has|had|will|would|can|who|that|which|where|when|because|since|years?|friendly|honest|reliable|local|small|family|independent|professional|affordable|quality|experienced|minutes?|miles?|based|nous|wir|noi|nosotros|notre|nuestro)\b/iu

const tidy = (piece: string): string =>
  piece
    .replace(bullet, '')
    .replace(/^(?:and|or|also|the|some|any|all|of|for|to|a|an|und|oder|y|e|et|ou)\s+/iu, '')
    .replace(/[\s.:;!?。、]+$/u, '')
    .trim()

const asService = (piece: string): ListedService | undefined => {
  const priced = piece.match(price)
  const pricing = priced === null ? '' : `${priced[1] ?? ''}${priced[2] ?? priced[3] ?? ''}`.trim()
  const name = tidy(priced === null ? piece : piece.replace(priced[0], ' ').replace(/\s+/gu, ' '))
  const words = countWords(name)
  if (words === 0 || words > 6 || name.length > servicesLimits.heading) return undefined
  if (notAThing.test(name) || !/\p{L}{2}/u.test(name)) return undefined
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    pricing: pricing.slice(0, servicesLimits.pricing),
  }
}

interface Found {
  readonly services: readonly ListedService[]
  readonly pieces: number
}

const fromPieces = (pieces: readonly string[]): Found => {
  const services = pieces.map(asService).filter((service) => service !== undefined)
  return { services, pieces: pieces.length }
}

const bulletsOf = (text: string): readonly string[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const bullets = lines.filter((line) => bullet.test(line))
  return bullets.length >= 2 ? bullets : []
}

const listInSentence = (sentence: string): readonly ListedService[] => {
  const introduced = leadIn.test(sentence)
  const afterColon = sentence.match(/^[^:]{0,60}[:：]\s*(.+)$/u)?.[1]
  const body = afterColon ?? sentence.replace(leadIn, '')
  const pieces = body.split(separators).filter((piece) => piece !== undefined && piece.trim() !== '')
  const found = fromPieces(pieces)
  const isStatedList = introduced || afterColon !== undefined || wideSeparators.test(body)
  const mostAreThings = found.services.length >= found.pieces * (isStatedList ? 0.6 : 1)
  return found.services.length >= (isStatedList ? 2 : 3) && mostAreThings ? found.services : []
}

const withoutRepeats = (services: readonly ListedService[]): ListedService[] => {
  const seen = new Set<string>()
  return services.filter(({ name }) => {
    const folded = foldText(name)
    if (seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}

/** The services that a person lists in their description, in their words and order: bullets, or the parts of an enumeration. */
export const findListedServices = (text: string): readonly ListedService[] => {
  const bullets = bulletsOf(text)
  const listed = bullets.length > 0 ? fromPieces(bullets).services : sentencesOf(text).flatMap(listInSentence)
  return withoutRepeats(listed).slice(0, servicesLimits.items)
}
