import { describe, expect, it } from 'vitest'
import { readDescription } from '../../reading/read-description.ts'
import { ownWordsOf } from './own-words-of.ts'

const inLeeds = { place: 'Leeds, England', timeZone: 'Europe/London' }

interface Spoken {
  readonly place: string
  readonly timeZone: string
  readonly things: readonly string[]
  readonly leads: readonly string[]
  /** What is said of a thing behind its price. */
  readonly tails: readonly string[]
  readonly bracketed: readonly string[]
}

const spoken: readonly Spoken[] = [
  {
    ...inLeeds,
    things: ['Chair caning £40', 'Rush seats £55', 'Wax polishing £18'],
    leads: ['', 'I also do '],
    tails: ['refunded on order', 'includes collection', 'two seats minimum'],
    bracketed: ['I teach weekend courses (£220) and I judge at village shows.'],
  },
  {
    place: 'Leipzig, Deutschland',
    timeZone: 'Europe/Berlin',
    things: ['Stuhlgeflecht 40 €', 'Binsensitz 55 €', 'Schellackpolitur 18 €'],
    leads: ['', 'Außerdem '],
    tails: ['wird bei Auftrag verrechnet', 'mindestens zwei Sitze'],
    bracketed: ['Ich gebe auch Wochenendkurse (220 €) und begutachte Nachlässe.'],
  },
  {
    place: 'Nantes, France',
    timeZone: 'Europe/Paris',
    things: ['Cannage 40 €', 'Paillage 55 €', 'Cirage 18 €'],
    leads: ['', 'Je propose aussi '],
    tails: ['remboursé à la commande', 'deux chaises minimum'],
    bracketed: ['Je propose aussi des stages d’un week-end (220 €) et je recouvre les sièges de bateau.'],
  },
  {
    place: 'Sevilla, España',
    timeZone: 'Europe/Madrid',
    things: ['Rejilla 40 €', 'Asientos de enea 55 €', 'Encerado 18 €'],
    leads: ['', 'También hago '],
    tails: ['se descuenta del encargo', 'mínimo dos sillas'],
    bracketed: ['También doy cursos de fin de semana (220 €) y tapizo asientos de barco.'],
  },
]

const read = (text: string, { place, timeZone }: Pick<Spoken, 'place' | 'timeZone'> = inLeeds) =>
  ownWordsOf(readDescription(text, { name: 'Sedgwick', place, timeZone }))

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

const told = ({ sentences, asides, services }: ReturnType<typeof ownWordsOf>) => ({
  beside: plain([...sentences, ...asides].join(' ')),
  cards: plain(services.map(({ name, pricing, detail = '' }) => `${name} ${pricing} ${detail}`).join(' ')),
})

const figure = /\d+/gu

const described = spoken.flatMap((language) =>
  language.things.flatMap((thing, at) =>
    language.leads.flatMap((lead) =>
      ['', ...language.tails].map(
        (tail) => [`${lead}${thing}${tail === '' ? '' : `, ${tail}`}.`, at, tail, language] as const,
      ),
    ),
  ),
)

describe('[1.words] what a card says of a price is not said beside it', () => {
  it.each(described)('alone: %s', (...[sentence, at, tail, language]) => {
    const others = language.things.filter((_, other) => other !== at).join(', ')
    const { beside, cards } = told(read(`${others}. ${sentence}`, language))
    const shown = cards.match(figure) ?? []
    expect(shown).toHaveLength(language.things.length)
    expect(beside.match(figure)).toBeNull()
    expect(`${beside} ${cards}`).toContain(plain(tail).trim())
  })

  it.each(spoken)('what is said of one thing behind its price stands below it, in $place', (language) => {
    const [thing = '', ...others] = language.things
    const [tail = ''] = language.tails
    const { beside, cards } = told(read(`${others.join(', ')}. ${thing}, ${tail}.`, language))
    expect(cards).toContain(plain(`${tail} `))
    expect(beside).not.toContain(plain(tail))
  })

  it.each(spoken.flatMap((language) => language.bracketed.map((sentence) => [sentence, language] as const)))(
    'in brackets: %s',
    (sentence, language) => {
      const { beside, cards } = told(read(`${language.things.join(', ')}. ${sentence}`, language))
      expect(cards).toContain('220')
      expect(beside).not.toContain('220')
      expect(beside).toContain(plain(sentence.split(')')[1] ?? '').trim())
    },
  )

  it.each([
    ['The tuning is £80, and if keys stick I sort that as well. Regulation £150.', 'if keys stick'],
    ['Hive visits £60, honey £7. There is a queue in May, £9 a jar then.', 'queue in May'],
  ])('nothing that only a sentence says is lost: %s', (text, kept) => {
    const own = read(text)
    const { beside, cards } = told(own)
    expect(`${beside} ${cards}`).toContain(plain(kept))
  })

  it('what is answered at any hour is said once', () => {
    const { sentences } = read(
      'I open doors, day and night. Lock changes £80, safes £110.',
      spoken[0] as Spoken,
    )
    expect(sentences.join(' ').match(/day and night/giu)).toHaveLength(1)
  })
})
