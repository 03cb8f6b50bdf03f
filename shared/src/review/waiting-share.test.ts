import { expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { mayWait, waitingReviews, waitingReviewsMaximum } from './waiting-share.ts'

const { firstOfOne, first, rest } = waitingReviews
const countOf = (waiting: readonly string[], asker: string) => waiting.filter((one) => one === asker).length

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  '[12.reviews security 2.5] whoever writes reviews over and over leaves room for those of others (%i)',
  (seed) => {
    const random = seededRandom(`waiting ${seed}`)
    // So few cannot take all the first places between them.
    const crowd = 1 + random.below(first / firstOfOne - 1)
    const waiting: string[] = []
    for (let nth = 0; nth < 400; nth += 1) {
      const asker = `network ${random.below(crowd)}`
      if (mayWait(waiting, asker)) waiting.push(asker)
      if (random.chance(0.1)) waiting.splice(random.below(waiting.length), 1)
      expect(countOf(waiting, asker)).toBeLessThanOrEqual(firstOfOne + rest)
      expect(mayWait(waiting, 'a customer')).toBe(true)
      expect(mayWait([...waiting, 'a customer'], 'a customer')).toBe(true)
    }
  },
)

test('[12.reviews] no more wait than may, whoever writes', () => {
  const waiting: (string | undefined)[] = [undefined, undefined, undefined]
  for (let nth = 0; nth < 300; nth += 1) {
    const asker = `network ${nth % 150}`
    if (mayWait(waiting, asker)) waiting.push(asker)
  }
  expect(waiting).toHaveLength(waitingReviewsMaximum)
  expect(mayWait(waiting, 'another')).toBe(false)
})
