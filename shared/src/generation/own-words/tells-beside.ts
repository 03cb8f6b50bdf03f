import type { Clause } from '../../reading/reading.ts'
import { countWords } from '../fit.ts'

const payment =
  /^(?:payments?|paying|pay|cash|cards?|we take cards?|paiements?|règlements?|espèces|zahlung\p{L}*|ratenzahlung\p{L}*|barzahlung|kartenzahlung|pagos?|se acepta(?:n)? tarjetas?|pagament[oi]|contanti|お?支払い?|現金|カード|결제|카드)(?!\p{L})|^(?:お?支払|現金|결제|카드)/iu

/** 'Quimper et 30 km autour', 'Within 20 miles of Skipton'. */
const range = /(?<!\p{L})\d+\s?(?:km|kilomet(?:er|re)s?|kilomètres|miles?|mi)(?!\p{L})/iu

const mostWordsOfCircumstance = 8

const endsInFigure = /\d[\d.,]*\s?(?:[€£$¥]|eur|euros?|chf|fr\.?|円|원)?$|[€£$¥]\s?\d[\d.,]*$/iu

const fewestPrices = 2

/**
 * Whether a sentence tells only what stands around an offer, how to pay, how far somebody comes, what each thing costs: it
 * is said on the page, and begins none.
 */
export const tellsBeside = (statement: string, parts: readonly Clause[]): boolean => {
  const said = statement.replace(/[.。!]+$/u, '')
  const isPriceList =
    parts.length >= fewestPrices && parts.every(({ text }) => endsInFigure.test(text.trim()))
  const isCircumstance = payment.test(said) || (range.test(said) && parts.length <= 1)
  return isPriceList || (isCircumstance && countWords(said) <= mostWordsOfCircumstance)
}
