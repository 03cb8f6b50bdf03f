import { expect, test } from 'vitest'
import { servicesLimits } from '../sections/services/fields.ts'
import { foundLengths } from './import-limits.ts'

// Stated twice: a page that is being made must not fetch the fields of every section.
test('[1.import] texts and prices of a page are as long as those of the services that they become', () => {
  expect(foundLengths).toMatchObject({ text: servicesLimits.body, price: servicesLimits.pricing })
})
