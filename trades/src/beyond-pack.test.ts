import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const pageOf = (businessActivities: string, businessLocation: string) => {
  const made = draftOf({ businessName: 'Hart', businessActivities, businessLocation })
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

const drawingsOf = (text: string, place: string): string =>
  JSON.stringify(pageOf(text, place).sections)
    .match(/Drawing of [^"]*/gu)
    ?.join('; ') ?? ''

const others = [
  ['Portland, Oregon', 'Ramen bar. Tonkotsu $15, miso $14, gyoza $8. Walk ins only', /wine|bread|oven/u],
  [
    'Saint-Malo, France',
    'Crêperie bretonne. Complète 9€50, forestière 11€, bolée de cidre 4€',
    /wine|bread|oven/u,
  ],
  ['Leeds, England', 'Restaurant. Lamb £18, rice £4, lemonade £3. No alcohol', /wine|bottle/u],
  ['Leeds, England', 'Wedding catering and office lunches, buffets £18 a head. No alcohol', /wine|bottle/u],
  ['Portland, Oregon', 'I groom cats only. Bath and brush $75, lion cut $95, nail caps $25', /dog/u],
] as const

describe('[5.generated text] drawings and sayings of a trade', () => {
  it.each(others)(
    'are not those of a business of which they are not true: in %s, %s',
    (place, text, never) => {
      expect(drawingsOf(text, place)).not.toMatch(never)
      expect(JSON.stringify(pageOf(text, place).sections)).not.toMatch(
        /Bread first|Things dogs know|tired dog/u,
      )
    },
  )

  it.each([
    ['Leeds, England', 'Kosher butcher. Brisket £20, chicken £9', /bacon|\bham\b|pork/iu],
    ['Leeds, England', 'Butcher. Beef £14 and lamb £16 a kilo, no pork', /bacon|\bham\b|sausage/iu],
    ['Leeds, England', 'Luxury cattery with heated pens, £14 a night', /at home|litter is/iu],
    ['München, Deutschland', 'Katzenpension mit geheizten Zimmern, 18 € pro Nacht', /zu Hause|Sofa/u],
    ['Leeds, England', 'Boxing club for juniors and adults, £5 a session', /\bbow\b|\bbelts?\b|\bmat\b/iu],
    ['Leeds, England', 'Aqua aerobics classes at the pool, £6', /learn to swim|strokes/iu],
    ['Lille, France', 'Maison d’assistantes maternelles pour douze enfants', /cuisine|canapé|la maison/u],
    ['대구', '육아도우미', /식탁|집 안|또 하나의 집/u],
    ['Bonn, Deutschland', 'Großtagespflege', /Küchentisch|Sofa|Ein Zuhause/u],
    ['Leeds, England', 'Tai chi classes in the park, £7', /\bmats?\b|yoga|\bpose/iu],
    ['Lyon, France', 'Cours de taï-chi, 12 € la séance', /tapis|yoga|posture/iu],
    ['Leeds, England', 'Car upholstery: seats £180, headlinings £150', /sofa|armchair|webbing/iu],
    [
      'Leeds, England',
      'Wedding venue stylist: chair covers £3, arches £90',
      /guest list|supplier|planning/iu,
    ],
  ])('promise nothing that is not so: in %s, %s', (place, text, never) => {
    expect(JSON.stringify(pageOf(text, place).sections)).not.toMatch(never)
  })

  it('stay where they are true', () => {
    expect(drawingsOf('Family restaurant. Lasagne £14, pizza £12, tiramisu £6', 'Leeds, England')).not.toBe(
      '',
    )
  })

  it('carry what they show in words for those who do not see them, and no captions', () => {
    const { sections } = pageOf('Family restaurant. Lasagne £14, pizza £12, tiramisu £6', 'Leeds, England')
    const pictures = sections.flatMap((section) => (section.type === 'Gallery' ? section.items : []))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.map(({ caption }) => caption)).toEqual(pictures.map(() => ''))
    expect(pictures.every(({ image }) => image?.alt !== '')).toBe(true)
  })
})
