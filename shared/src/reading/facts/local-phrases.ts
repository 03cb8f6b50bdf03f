import type { Language } from '../../language/language.ts'
import { months } from '../clauses/day-names.ts'
import type { Token } from '../hours/token.ts'
import { tokenize } from '../hours/tokenize.ts'
import { seasonal } from './asides.ts'

const word = "[\\p{L}’'-]+"
const times = '(?:from|between|von|zwischen|de|entre|dalle|dal|tra)? ?\\p{N}'

// Where somebody stands, between their days and their times or behind both: 'Mi+Do vorm Baumarkt 11-14 Uhr'.
const where = new RegExp(
  `[ ,]+(?:(?:steh(?:e|en)? (?:ich|wir)|bin ich|sind wir|findet ihr (?:mich|uns)|i['’]?m|we['’]?re) )?(?:${[
    '(?:outside|behind|opposite|next to|in front of|at the|in the|on the|from the (?:back|front) of)',
    '(?:vorm?|aufm?|hinterm?|neben|beim|vor de[mr]|auf de[mr]|hinter de[mr]|am markt|im laden)',
    '(?:frente a|junto a|delante de|en (?:la|el)|por)',
    "(?:devant|derrière|sur (?:la|le)|au marché|à la|à l[’'])",
    '(?:davanti a\\p{L}*|vicino a\\p{L}*|in (?:piazza|via|corso|bottega|studio|negozio))',
  ].join('|')})(?: ?${word}){0,4}?(?= ${times}|\\s*$)`,
  'iu',
)
// What else is asked of whoever comes: 'tues-sat 10-7 dm to book'.
const asking = new RegExp(
  `[ ,]+(?:please |bitte |sonst |otherwise |else )?(?:dm|text|call|ring|message|book|ruft?|llam\\p{L}+|appelez|chiamat\\p{L}+|scriv\\p{L}+)(?: ${word}){1,4}$`,
  'iu',
)
const harmless: readonly Token['kind'][] = ['unknown', 'fill', 'and', 'answered', 'to']

/** Whether words say nothing of when. */
const tellsNoTime = (words: string, language: Language): boolean =>
  !seasonal.test(words) &&
  !months.test(words) &&
  tokenize(words, language).every(({ kind }) => harmless.includes(kind)) &&
  tokenize(words, language).some(({ kind }) => kind === 'unknown')

/** Times without the words between or behind them that only say where, or how to ask. */
export const withoutLocalPhrases = (clause: string, language: Language): string =>
  [asking, where].reduce((rest, pattern) => {
    const { 0: said = '', index = 0 } = pattern.exec(rest) ?? {}
    const isBehindDays =
      said !== '' && tokenize(rest.slice(0, index), language).some(({ kind }) => kind === 'days')
    return isBehindDays && tellsNoTime(said, language)
      ? `${rest.slice(0, index)}${rest.slice(index + said.length)}`
      : rest
  }, clause)
