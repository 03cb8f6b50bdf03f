import type { Judgment } from './judge.ts'

/** Shares in percent and counts of what went wrong, over some descriptions. */
export interface Figures {
  readonly descriptions: number
  readonly language: number
  readonly asCard: number
  readonly asCardOrWords: number
  readonly junk: number
  readonly pricesFound: number
  readonly pricesShown: number
  readonly pricesWrong: number
  readonly hoursFound: number
  readonly hoursWrong: number
  readonly refusalsFound: number
  readonly contradicted: number
  readonly phonesFound: number
  readonly tradeRight: number
  readonly kindRight: number
  readonly tradeWrong: number
}

const round = (share: number): number => Math.round(share * 1000) / 10

/** The figures of some judgments. */
export const figuresOf = (judgments: readonly Judgment[]): Figures => {
  const sum = (count: (judgment: Judgment) => number) =>
    judgments.reduce((total, judgment) => total + count(judgment), 0)
  const percent = (count: (one: Judgment) => number, of: (one: Judgment) => number) =>
    round(sum(count) / Math.max(1, sum(of)))
  const all = () => 1
  const named = ({ description }: Judgment) => description.services.length
  const refused = ({ description }: Judgment) => description.refused.length
  const withPhone = ({ description }: Judgment) => Number(description.phone !== '')
  return {
    descriptions: judgments.length,
    language: percent(({ description, reading }) => Number(reading.language === description.language), all),
    asCard: percent((one) => named(one) - one.missed.length - one.inWords.length, named),
    asCardOrWords: percent((one) => named(one) - one.missed.length, named),
    junk: percent(
      ({ junk }) => junk.length,
      ({ cards }) => cards,
    ),
    pricesFound: percent(
      ({ pricesFound }) => pricesFound,
      ({ pricesNamed }) => pricesNamed,
    ),
    pricesShown: percent(
      ({ pricesShown }) => pricesShown,
      ({ pricesNamed }) => pricesNamed,
    ),
    pricesWrong: sum(({ pricesWrong }) => pricesWrong.length),
    hoursFound: percent(
      ({ hours }) => Number(hours === 'right'),
      ({ description }) => Number(typeof description.hours === 'object'),
    ),
    hoursWrong: sum(({ hours }) => Number(hours === 'wrong')),
    refusalsFound: percent((one) => refused(one) - one.refusalsMissed.length, refused),
    contradicted: sum(({ contradicted }) => contradicted.length),
    phonesFound: percent((one) => withPhone(one) * Number(one.isPhoneFound), withPhone),
    tradeRight: percent(({ trade }) => Number(trade === 'right'), all),
    kindRight: percent(({ trade }) => Number(trade !== 'wrong' && trade !== 'none'), all),
    tradeWrong: percent(({ trade }) => Number(trade === 'wrong'), all),
  }
}
