import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

interface Wording {
  readonly place: string
  readonly timeZone: string
  readonly lead: string
  readonly things: readonly string[]
  readonly and: string
  /** Where or for whom all of it is done. */
  readonly ofAll: readonly string[]
  /** How the last alone is made. */
  readonly ofLast: string
}

const wordings: readonly Wording[] = [
  {
    ...{ place: 'Leeds', timeZone: 'Europe/London', lead: 'I mend', and: 'and' },
    things: ['washing machines', 'dryers', 'dishwashers', 'cookers', 'mixers'],
    ofAll: ['in your own kitchen', 'at your home in the valley', 'for landlords and tenants'],
    ofLast: 'by the metre',
  },
  {
    ...{ place: 'Kassel', timeZone: 'Europe/Berlin', lead: 'Ich repariere', and: 'und' },
    things: ['Waschmaschinen', 'Trockner', 'Spülmaschinen', 'Herde', 'Kühlschränke'],
    ofAll: ['bei Ihnen zu Hause', 'in der ganzen Stadt'],
    ofLast: 'nach Maß',
  },
  {
    ...{ place: 'Sevilla', timeZone: 'Europe/Madrid', lead: 'Reparo', and: 'y' },
    things: ['lavadoras', 'secadoras', 'lavavajillas', 'cocinas', 'neveras'],
    ofAll: ['en su propia casa', 'en toda la ciudad'],
    ofLast: 'a medida',
  },
  {
    ...{ place: 'Modena', timeZone: 'Europe/Rome', lead: 'Riparo', and: 'e' },
    things: ['lavatrici', 'asciugatrici', 'lavastoviglie', 'cucine', 'frigoriferi'],
    ofAll: ['nella vostra cucina', 'presso la vostra casa'],
    ofLast: 'su misura',
  },
  {
    ...{ place: 'Lyon', timeZone: 'Europe/Paris', lead: 'Je répare', and: 'et' },
    things: ['lave-linge', 'sèche-linge', 'lave-vaisselle', 'cuisinières', 'réfrigérateurs'],
    ofAll: ['chez vous en ville', 'dans votre propre cuisine'],
    ofLast: 'sur mesure',
  },
]

/** Lists of three and more things, beginning anywhere among them. */
const lists = ({ things, and, lead }: Wording): readonly (readonly [string, readonly string[]])[] =>
  things.flatMap((_, from) =>
    [3, 4].map((count) => {
      const named = [...things, ...things].slice(from, from + count)
      return [`${lead} ${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`, named] as const
    }),
  )

const read = (text: string, { place, timeZone }: Wording) =>
  readDescription(text, { name: 'Finch', place, timeZone })

const cases = wordings.flatMap((wording) =>
  wording.ofAll.flatMap((where) =>
    lists(wording).map(([list, named]) => [`${list} ${where}.`, named, wording] as const),
  ),
)

describe('[5.answers] a list whose last two things have what is said of all of it behind them', () => {
  it.each(cases)('names each thing, and says the rest once in its sentence: %s', (text, named, wording) => {
    const { offers, statements } = read(text, wording)
    const told = offers.map(({ name, detail }) => [name, detail])
    // What is likely no service stays in the sentence, whole.
    expect(told.filter(([name = '']) => named.slice(-2).includes(name))).toEqual(
      named.slice(-2).map((name) => [name, '']),
    )
    expect(statements).toContain(text)
  })

  it.each(wordings)('leaves to the last what it is made like: $ofLast', (wording) => {
    const [, second = '', third = ''] = wording.things
    const { offers } = read(
      `${wording.things.slice(0, 2).join(', ')} ${wording.and} ${third} ${wording.ofLast}.`,
      wording,
    )
    const said = offers.map(({ name, detail }) => `${name} ${detail}`.trim())
    expect(said).toContain(second)
    expect(said).toContain(`${third} ${wording.ofLast}`)
  })
})
