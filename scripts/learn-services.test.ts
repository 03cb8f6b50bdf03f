import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weightsFile } from './learn-services.ts'

test('[5.answers] what speaks for a service is what the descriptions teach (else: npm run learn)', async () => {
  const file = join(import.meta.dirname, '..', 'shared/src/reading/offers/service-weights.ts')
  expect((await readFile(file, 'utf8')) === weightsFile()).toBe(true)
}, 60_000)
