import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

interface Wording {
  readonly place: string
  readonly timeZone: string
  /** What stands before the list, so that its language is clear. */
  readonly before: string
  readonly list: string
  readonly of: string
  readonly sizes: readonly string[]
  readonly and: string
}

const wordings: readonly Wording[] = [
  {
    ...{ place: 'Leeds', timeZone: 'Europe/London', before: 'I grow and sell flowers from the garden.' },
    ...{
      list: 'Small, medium and large bunches',
      of: 'bunches',
      sizes: ['Small', 'medium', 'large'],
      and: 'and',
    },
  },
  {
    ...{ place: 'Leeds', timeZone: 'Europe/London', before: 'We cut hair on the market square.' },
    ...{ list: "Men's, women's and children's cuts", of: 'cuts', and: 'and' },
    sizes: ["Men's", "women's", "children's"],
  },
  {
    ...{ place: 'Kassel', timeZone: 'Europe/Berlin', before: 'Wir binden Blumen aus dem eigenen Garten.' },
    ...{
      list: 'Kleine, mittlere und große Sträuße',
      of: 'Sträuße',
      sizes: ['Kleine', 'mittlere', 'große'],
      and: 'und',
    },
  },
  {
    ...{ place: 'Lyon', timeZone: 'Europe/Paris', before: 'Je cultive et je vends des fleurs du jardin.' },
    ...{
      list: 'Bouquets petits, moyens et grands',
      of: 'Bouquets',
      sizes: ['petits', 'moyens', 'grands'],
      and: 'et',
    },
  },
  {
    ...{ place: 'Sevilla', timeZone: 'Europe/Madrid', before: 'Cultivamos y vendemos flores del jardín.' },
    ...{
      list: 'Ramos pequeños, medianos y grandes',
      of: 'Ramos',
      sizes: ['pequeños', 'medianos', 'grandes'],
      and: 'y',
    },
  },
  {
    ...{ place: 'Milano', timeZone: 'Europe/Rome', before: 'Coltiviamo e vendiamo i fiori del giardino.' },
    ...{ list: 'Mazzi piccoli, medi e grandi', of: 'Mazzi', sizes: ['piccoli', 'medi', 'grandi'], and: 'e' },
  },
]

const sign = ({ timeZone }: Wording) => (timeZone === 'Europe/London' ? '£' : '€')

const manners: readonly ((sums: readonly number[], wording: Wording) => string)[] = [
  (sums, wording) => ` ${sums.map((sum) => `${sign(wording)}${sum}`).join('/')}`,
  (sums, wording) => ` ${sums.map((sum) => `${sum} ${sign(wording)}`).join(' / ')}`,
  ([first, second, third], wording) => ` ${sign(wording)}${first}/${second}/${third}`,
  ([first, second, third], wording) => ` ${first}/${second}/${third} ${sign(wording)}`,
  ([first, second, third], wording) =>
    `, ${sign(wording)}${first}, ${sign(wording)}${second} ${wording.and} ${sign(wording)}${third}`,
]

const sumsAt = (seed: number): readonly number[] => [10 + seed, 21 + seed * 2, 47 + seed * 3]

const offersIn = (text: string, { place, timeZone }: Wording) =>
  readDescription(text, { name: 'Finch', place, timeZone }).offers

const figuresIn = (text: string): readonly string[] => text.match(/\d+/gu) ?? []

describe('[5.answers] a sum for each thing of a list', () => {
  it.each(
    wordings.flatMap((wording) =>
      manners.map((manner, at) => {
        const sums = sumsAt(at * 7 + wording.list.length)
        return [`${wording.list}${manner(sums, wording)}`, wording, sums] as const
      }),
    ),
  )('is of the size that stands in its place: %s', (list, wording, sums) => {
    const cards = offersIn(`${wording.before} ${list}.`, wording)
    const [card] = cards.filter(({ options }) => options.length > 0)
    expect(card?.form).toBe('card')
    expect(card?.name).toBe(wording.of)
    expect(card?.price).toBe('')
    expect(card?.options.map(({ name, price }) => [name, ...figuresIn(price)])).toEqual(
      wording.sizes.map((size, at) => [size, String(sums[at])]),
    )
    expect(card?.options.every(({ price }) => price.includes(sign(wording)))).toBe(true)
  })

  it('is of the thing in its place, where they are things', () => {
    const [leeds] = wordings
    if (leeds === undefined) return
    expect(
      offersIn('Hems, zips and patches £12/£15/£8.', leeds).map(({ name, price }) => [name, price]),
    ).toEqual([
      ['Hems', '£12'],
      ['zips', '£15'],
      ['patches', '£8'],
    ])
    expect(
      offersIn('Airport transfers to Kerry, Shannon and Cork, £30, £140 and £110.', leeds).map(
        ({ name, price }) => [name, price],
      ),
    ).toEqual([
      ['Airport transfers to Kerry', '£30'],
      ['Airport transfers to Shannon', '£140'],
      ['Airport transfers to Cork', '£110'],
    ])
  })

  it('is not told apart where there are not as many sums as things', () => {
    const [leeds] = wordings
    if (leeds === undefined) return
    const names = (text: string) => offersIn(text, leeds).map(({ name, price }) => `${name} ${price}`)
    expect(names('Wash and cut £20/£30.')).toEqual(['Wash and cut £20/£30'])
    expect(names('Hems, zips, buttons and patches £12/£15/£8.').some((name) => name === 'Hems £12')).toBe(
      false,
    )
  })
})
