import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { bucketOf } from '@shingle/shared/reading/offers/likely-services.ts'
import { serviceFeatures } from '@shingle/shared/reading/offers/service-features.ts'
import { offerOf } from '@shingle/shared/reading/read-description.ts'
import { takeApart } from '@shingle/shared/reading/take-apart.ts'
import { type CorpusPart, type Description, readCorpus } from '../bench/reading/corpus.ts'
import { isJunk, isNamedBy } from '../bench/reading/judge.ts'
import { settingOf } from '../bench/reading/read-all.ts'

/** What rules are written by, the stories too. */
const learnedParts: readonly CorpusPart[] = ['seen', 'seen told']
const bucketCount = 2 ** 15
/** More would learn the descriptions by heart: on those kept apart, two to four told most. */
const epochs = 4
const rate = 0.1
const orders = 9
const seed = 20_261_124

interface Example {
  readonly buckets: readonly number[]
  readonly isService: boolean
}

/** The offers of a description as the rules have them, and which of them its careful reader lists. */
const examplesOf = (description: Description): readonly Example[] => {
  const { text, services } = description
  const apart = takeApart(text, settingOf(description))
  return apart.offers
    .filter(({ name }) => name !== '')
    .map((draft) => {
      const offer = offerOf(draft, apart.show, apart.country)
      return {
        buckets: [...new Set(serviceFeatures(draft, apart).map((one) => bucketOf(one, bucketCount)))],
        isService:
          offer.form === 'card' ? !isJunk(offer, services) : services.some((one) => isNamedBy(one, offer)),
      }
    })
}

const examplesIn = (part: CorpusPart): readonly Example[] =>
  readCorpus()
    .filter((description) => description.part === part)
    .flatMap(examplesOf)

const shuffled = <T>(values: readonly T[], random: SeededRandom): readonly T[] =>
  values
    .map((value) => ({ value, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)

/** Logistic regression by stochastic gradient descent, each weight at a pace of its own (AdaGrad). */
const learnInOrder = (examples: readonly Example[], random: SeededRandom) => {
  const weights = new Float64Array(bucketCount)
  const squares = new Float64Array(bucketCount).fill(1e-2)
  let [bias, biasSquares] = [0, 1e-2]
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { buckets, isService } of shuffled(examples, random)) {
      const odds = buckets.reduce((sum, at) => sum + (weights[at] ?? 0), bias)
      const miss = 1 / (1 + Math.exp(-odds)) - (isService ? 1 : 0)
      for (const at of buckets) {
        squares[at] = (squares[at] ?? 0) + miss * miss
        weights[at] = (weights[at] ?? 0) - (rate * miss) / Math.sqrt(squares[at] ?? 1)
      }
      biasSquares += miss * miss
      bias -= (rate * miss) / Math.sqrt(biasSquares)
    }
  return { weights, bias }
}

/** The mean of what is learned in several orders: one order alone weighs what it saw last too much. */
const learn = (examples: readonly Example[]) => {
  const random = seededRandom(seed)
  const learned = Array.from({ length: orders }, () => learnInOrder(examples, random))
  const mean = (of: (one: (typeof learned)[number]) => number) =>
    learned.reduce((sum, one) => sum + of(one), 0) / orders
  return {
    weights: Float64Array.from({ length: bucketCount }, (_, at) => mean(({ weights }) => weights[at] ?? 0)),
    bias: mean(({ bias }) => bias),
  }
}

/** The file of weights, learned from the parts of the corpus that rules are written by. */
export const weightsFile = (): string => {
  const { weights, bias } = learn(learnedParts.flatMap(examplesIn))
  const step = Math.max(...weights.map(Math.abs)) / 127
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer)
  return [
    '// Written by scripts/learn-services.ts from the descriptions that rules are written by.',
    '',
    '/** How many weights there are; a power of two. */',
    `export const bucketCount = ${bucketCount}`,
    '',
    '/** What is added to the weights of all features. */',
    `export const bias = ${Number(bias.toFixed(4))}`,
    '',
    '/** How much one of a weight counts. */',
    `export const step = ${Number(step.toFixed(6))}`,
    '',
    '/** The weights, each a signed byte, in base64. */',
    `export const weights =\n  '${bytes.toString('base64')}'`,
    '',
  ].join('\n')
}

if (import.meta.main)
  await writeFile(
    join(import.meta.dirname, '..', 'shared', 'src', 'reading', 'offers', 'service-weights.ts'),
    weightsFile(),
  )
