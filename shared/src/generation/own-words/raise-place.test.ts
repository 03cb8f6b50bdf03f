import { describe, expect, it } from 'vitest'
import { unread } from './own-words.ts'
import { raisePlace } from './raise-place.ts'

describe('[1.words] a town that its owner typed in small letters stands in capitals', () => {
  it.each([
    ['Leith', 'We groom dogs in leith.', 'We groom dogs in Leith.'],
    ['Hebden Bridge', 'Found near hebden bridge, upstairs.', 'Found near Hebden Bridge, upstairs.'],
    ['Limoges', 'Je travaille à limoges et couzeix.', 'Je travaille à Limoges et couzeix.'],
    ['Ludlow', 'Within twenty miles of ludlow', 'Within twenty miles of Ludlow'],
  ])('%s', (place, said, shown) => {
    expect(raisePlace({ ...unread, sentences: [said], serviceArea: said }, place)).toMatchObject({
      sentences: [shown],
      serviceArea: shown,
    })
  })

  it.each([
    ['Bath', 'Rooms with a sink or in bath and shower.'],
    ['Reading', 'Help in reading and sums.'],
    ['Ulm', 'Honig in ulmer Gläsern.'],
  ])('a word that is no town stays, with %s', (place, said) => {
    expect(raisePlace({ ...unread, sentences: [said] }, place).sentences).toEqual([said])
  })
})
