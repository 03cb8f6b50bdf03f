import type { Language } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { draftOf } from '../testing/draft-of.ts'
import { recognizeTrade } from './recognize-trade.ts'

const told = (text: string, name = 'Hart', language: Language = 'english') =>
  recognizeTrade({ name, clauses: text.split('. '), refused: [] }, language)

const idOf = (text: string, language?: Language): string => {
  const read = told(text, 'Hart', language)
  return read.outcome === 'trade' ? read.tradeId : read.outcome
}

const calledIn = (text: string, name: string): string => {
  const read = told(text, name)
  return read.outcome === 'trade' ? (read.calledAs ?? '') : read.outcome
}

describe('[2.industries] who does one thing of a trade is none of the others in it', () => {
  it.each([
    ['van conversion', 'van-converter'],
    ['Campervans for hire, sleeps 4, bedding included', 'campervan-hire'],
    ['Wheelie bin cleaning. €8 per bin', 'bin-cleaner'],
    ['Solar panel cleaning and pigeon proofing', 'solar-panel-cleaner'],
    ['Stump grinding. access thru a small gate', 'stump-grinder'],
    ['Tree felling, crown reduction, hedges, stump grinding', 'tree-surgeon'],
    ['coffee cart hire for weddings', 'coffee-cart'],
    ['coffee shop with cakes and lattes', 'coffee-shop'],
    ['Stairlift installation, straight and curved', 'stairlift-installer'],
    ['Mobility scooters, wheelchairs, walkers', 'medical-supply'],
    ['Mobility scooters, riser chairs, ramps, stairlifts', 'medical-supply'],
    ['Riser recliners, rollators, bath lifts and stairlifts', 'medical-supply'],
    ['Wood fired mobile sauna on the beach', 'sauna'],
    ['Mobile sauna hire, delivered to your garden', 'party-hire'],
    ['car window tinting, van tints', 'window-tinter'],
    ['car detailing, ceramic coating', 'car-detailing'],
    ['driveway sealing, crack filling', 'driveway-sealer'],
    ['Tree house builder. Climbing frames, swings', 'treehouse-builder'],
    ['we make yurts from our own ash', 'yurt-maker'],
    ['Yurts with a wood stove, sleeps 4, two nights', 'glamping'],
    ['Chartered physiotherapist for horses and riders', 'animal-physiotherapist'],
    ['Persian rug washing and repair', 'carpet-cleaner'],
    ['Build kitchen tables', 'furniture-maker'],
    ['Cut hair', 'hair-styling'],
  ])('%s', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  it.each([
    ['german', 'Camperausbau nach Maß', 'van-converter'],
    ['german', 'Mülltonnenreinigung im Abo', 'bin-cleaner'],
    ['french', 'Aménagement de fourgons', 'van-converter'],
    ['french', 'Monte-escaliers neufs et d’occasion', 'stairlift-installer'],
    ['spanish', 'Camperización de furgonetas', 'van-converter'],
    ['italian', 'Montascale nuovi e usati', 'stairlift-installer'],
    ['german', 'Scheibentönung für Autos', 'window-tinter'],
  ] as const)('in %s: %s', (language, text, id) => {
    expect(idOf(text, language)).toBe(id)
  })
})

it('[2.industries] who sells stairlifts among chairs and ramps only fits them by the way', () => {
  expect(idOf('Stairlifts, scooters, riser chairs, ramps. Reconditioned stairlifts fitted')).not.toBe(
    'stairlift-installer',
  )
})

describe('[2.industries] who washes the rugs of horses', () => {
  it.each([
    ['english', 'Horse rug washing, reproofing and repairs'],
    ['german', 'Pferdedecken waschen, imprägnieren und flicken'],
    ['french', 'Lavage de couvertures de cheval'],
    ['spanish', 'Lavado de mantas de caballo'],
    ['italian', 'Lavaggio di coperte da cavallo'],
  ] as const)('cleans no carpets: %s, %s', (language, text) => {
    expect(idOf(text, language)).not.toBe('carpet-cleaner')
  })
})

describe('[7.honesty] the name of a trade', () => {
  it.each([
    ['couch cleaning, mattress cleaning', 'Harbour Upholstery Cleaning', 'upholstery cleaning'],
    ['sofas, rugs, couch cleaning', 'Leith Rug Cleaning', 'rug cleaning'],
  ])('is the one in that of the business: %s, %s', (text, name, called) => {
    expect(calledIn(text, name)).toBe(called)
  })

  it.each(['Build kitchen tables', 'Cut hair', 'We make furniture'])('is no verb: %s', (text) => {
    expect(calledIn(text, 'Hart')).toBe('')
  })
})

const pageOf = (businessName: string, businessActivities: string) => {
  const made = draftOf({ businessName, businessActivities, businessLocation: 'Leeds, England' })
  if (!made.ok) throw new Error(made.problem.text)
  return JSON.stringify(made.value.sections)
}

describe('[5.generated text] sayings of a kind or trade', () => {
  const names = ['Hart', 'Bell & Sons', 'Northway', 'Ada’s']
  it.each(names)('of jobs that have waited are not said of cars with a driver, as of %s', (name) => {
    expect(pageOf(name, 'wedding cars')).not.toMatch(/waited longest|been waiting|gets done/iu)
  })

  it.each(names)('of a firm and its server are not said of help for older people, as of %s', (name) => {
    expect(pageOf(name, 'computer help for older people in their own homes, emails, photos')).not.toMatch(
      /backup|how many people|works on Monday/iu,
    )
  })
})
