import { isReckoning } from './behind-price.ts'
import { isPronoun } from './former-price.ts'

// 'A tuning is £70'.
const costs =
  /\s+(?:usually|normally|typically|generally|meist|normalerweise|normalmente|généralement|normalement|di solito|is|are|costs?(?: between)?|between|kostet|kosten|cuestan?|coûten?t?|costano?|:)$/iu

// 'Packages begin at $1,800', but 'jump starts £35'.
const startsAt = /^(?:at|from|bei|mit)(?!\p{L})/iu
const starts = /\s+(?:begins?|starts?|beginnen|beginnt|starten|startet)$/iu

/** A name without the verb that leads to its price; '' where nothing is left but a pronoun. */
export const withoutCost = (name: string, tail: string): string => {
  const named = name.replace(startsAt.test(tail) ? starts : costs, '')
  return isPronoun(named) || isReckoning(named) ? '' : named
}
