import { checkNamesEndpoint, suggestNamesEndpoint } from '@shingle/shared/names/endpoints.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { expect, test } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api } = await openTestApi()

const order = {
  about: 'Sourdough and buns, baked at night in a garage.',
  place: 'Totnes, Devon',
  ...{ include: ['salt'], exclude: ['crust'], seed: 'one', round: 0 },
}

test('[7.names] somebody without an account gets twelve names, the same for the same seed and none of them again for more', async () => {
  const { status, answer: first } = await api.ask(suggestNamesEndpoint, { body: order })
  const { answer: again } = await api.ask(suggestNamesEndpoint, { body: order })
  const { answer: more } = await api.ask(suggestNamesEndpoint, { body: { ...order, round: 1 } })
  expect(status).toBe(200)
  expect(first.names).toHaveLength(nameLimits.names)
  // No model is connected: nothing is missing, and nothing is promised.
  expect([first.by, first.why]).toEqual(['ours', undefined])
  expect(first.writer).toBe('No language model is connected here: these are our own.')
  expect(again).toEqual(first)
  expect(first.names.filter((name) => more.names.includes(name))).toEqual([])
})

test('[9.limits] a prompt has at most 48 characters, a description 1024, and twelve rounds are not endless', async () => {
  for (const wrong of [
    { include: ['x'.repeat(49)] },
    { exclude: ['x'.repeat(30), 'y'.repeat(30)] },
    { about: 'x'.repeat(1025) },
    { round: nameLimits.lastRound + 1 },
    { shown: ['x'.repeat(49)] },
    { shown: Array(97).fill('x') },
  ])
    expect((await api.ask(suggestNamesEndpoint, { body: { ...order, ...wrong } })).status).toBe(400)
})

test('[7.names] the web addresses of twelve names are checked in one request, and the nearest free one is told', async () => {
  const anyRow = {
    ...{ websiteId: 'w', userId: 'u', version: 1, seq: 1 },
    sitemapBucket: null,
    modifiedAt: new Date(),
  }
  const hourMs = 60 * 60 * 1000
  const until = (ms: number) => new Date(Date.now() + ms)
  await api.db.collection<{ _id: string }>('Websites').insertMany([
    { _id: 'loafer', ...anyRow, ...{ state: 'published', reservedUntil: null } },
    { _id: 'salt-lane', ...anyRow, ...{ state: 'released', reservedUntil: until(-hourMs) } },
    { _id: 'kept', ...anyRow, ...{ state: 'released', reservedUntil: until(hourMs) } },
  ])
  const { answer } = await api.ask(checkNamesEndpoint, {
    body: {
      names: ['Loafer', 'Salt Lane', 'Corn & Salt', '麦と塩', 'PayPal Login', 'Kept'],
      place: 'Totnes, Devon',
    },
  })
  expect(answer.addresses).toEqual([
    { handle: 'loafer', isFree: false, text: 'Web address unavailable', free: 'loafer-totnes' },
    { handle: 'salt-lane', isFree: true, text: 'Web address available', free: '' },
    { handle: 'corn-and-salt', isFree: true, text: 'Web address available', free: '' },
    { handle: '', isFree: false, text: '', free: '' },
    { handle: 'paypal-login', isFree: false, text: 'Web address unavailable', free: '' },
    { handle: 'kept', isFree: false, text: 'Web address unavailable', free: 'kept-totnes' },
  ])
})

test('[7.names] nothing is kept of what was suggested or asked about', async () => {
  const before = await everythingIn(api)
  const { answer } = await api.ask(suggestNamesEndpoint, { body: { ...order, seed: 'another' } })
  const checked = await api.ask(checkNamesEndpoint, {
    body: { names: answer.names.slice(0, 3), place: order.place },
  })
  expect(checked.status).toBe(200)
  expect(await everythingIn(api)).toBe(before)
})
