import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { afterAll, expect, test } from 'vitest'
import { startWeb } from '../import/testing/start-web.ts'
import { createFindPlaceholder, leadsToPlaceholder } from './find-placeholder.ts'

const web = await startWeb({
  'parked.example': '<!doctype html><title>parked.example</title><body data-adblockkey="MFww">',
  'vets.example': '<!doctype html><title>Rosebank Vets</title>',
  'long.example': `<!doctype html><title>This domain is for sale</title>${'x'.repeat(300_000)}`,
})
afterAll(() => web.close())
const { fetchOutside } = openOutside({ IMPORT_FIXTURES: web.port }, 'https://app.example')
const find = createFindPlaceholder(fetchOutside)

test('[2.doctor] what visitors of a domain see tells whether anybody’s website stands there', async () => {
  const seen = ['parked.example', 'vets.example', 'nobody.example', 'long.example']
  expect(await Promise.all(seen.map(find))).toEqual([true, false, false, false])
})

test('[T26] nobody has us look at a page in our own net by claiming its name', async () => {
  const outside = openOutside({}, 'https://app.example')
  expect(await createFindPlaceholder(outside.fetchOutside)('localhost')).toBe(false)
})

test('[2.doctor] a placeholder is looked at again, as a website may have taken its place; a website is not', async () => {
  const wrong = (kind: 'wrong-a' | 'placeholder') => [
    { kind, found: ['@ A 198.51.100.7'], expected: [], copy: null, until: null },
  ]
  let looks = 0
  const look = async () => {
    looks += 1
    return false
  }
  const leads = (kind: 'wrong-a' | 'placeholder') =>
    leadsToPlaceholder('vets.example', { findings: wrong('wrong-a'), before: wrong(kind) }, look)
  expect([await leads('placeholder'), looks]).toEqual([false, 1])
  expect([await leads('wrong-a'), looks]).toEqual([false, 1])
})
