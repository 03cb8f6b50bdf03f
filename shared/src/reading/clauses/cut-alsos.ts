import type { Language } from '../../language/language.ts'
import { formPattern } from '../mask/form.ts'

interface Joints {
  /** What begins another thing wherever it stands. */
  readonly apart: string
  /** What may also join two things into one of one price: 'show plus balloons £210'. */
  readonly together: string
}

const joints: Readonly<Partial<Record<Language, Joints>>> = {
  english: {
    apart: 'and also|but also',
    together:
      'as well as(?! (?:i|we|you|they|it)(?!\\p{L}))|(?<!pass )plus(?: also)?(?= \\p{L})(?! (?:vat|gst|tax|tips?|travel|mileage|materials?|parts|postage|delivery|p&p|expenses|fees?|shipping)(?!\\p{L}))',
  },
  german: {
    apart: 'und auch|sondern auch|und außerdem',
    together: 'sowie(?: auch)?|plus(?! (?:mwst|versand|anfahrt|material|porto)(?!\\p{L}))',
  },
  spanish: { apart: 'y tambi[eé]n|y adem[aá]s|sino tambi[eé]n', together: 'as[ií] como' },
  french: { apart: 'et aussi|et également|mais aussi|mais également', together: 'ainsi que' },
  italian: { apart: 'ed? anche|ma anche|ed? inoltre', together: 'nonch[eé]' },
}

const money = new RegExp(formPattern('money'), 'u')
const aWord = /\p{L}{3}/u

const endsInMoney = new RegExp(`${formPattern('money')}$`, 'u')

/** Whether two things share the only price, or the second is paid on top of the price of the first: '£40 plus fabric'. */
const sharesPrice = (before: string, after: string): boolean =>
  endsInMoney.test(before) || (!money.test(before) && money.test(after))

/**
 * A masked piece cut where its owner goes on to another thing without a comma: 'gutters cleared and also fences put up
 * plus sheds painted'. What shares the only price behind it stays together.
 */
export const cutAlsos = (text: string, language: Language): readonly string[] => {
  const words = joints[language]
  if (words === undefined) return [text]
  const joint = new RegExp(`\\s+(?:(?:${words.apart})|(?<weak>${words.together}))\\s+`, 'giu')
  const cut = [...text.matchAll(joint)].find(({ 0: said, index, groups }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)]
    const isApart = groups?.weak === undefined || !sharesPrice(before, after)
    return isApart && aWord.test(before) && aWord.test(after)
  })
  if (cut === undefined) return [text]
  return [text.slice(0, cut.index), ...cutAlsos(text.slice(cut.index + cut[0].length), language)]
}
