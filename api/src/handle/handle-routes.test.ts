import { checkHandleEndpoint } from '@shingle/shared/handle/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

const check = async (handle: string, place?: string) => {
  const query = place === undefined ? {} : { place }
  const { answer } = await api.ask(checkHandleEndpoint, { params: { handle }, query, token: ann.token })
  return [answer.availability, answer.free]
}

test('[5.handle] where an address is taken, those near it that are free are told, with the town of the business first', async () => {
  const row = { websiteId: 'w', userId: 'u', version: 1, seq: 1, sitemapBucket: null, modifiedAt: new Date() }
  const taken = ['harrow', 'the-harrow'].map((_id) => ({
    _id,
    ...row,
    state: 'published',
    reservedUntil: null,
  }))
  await api.db.collection<{ _id: string }>('Websites').insertMany(taken)
  expect(await check('harrow', 'Leeds, Yorkshire')).toEqual(['unavailable', ['harrow-leeds', 'harrow-co']])
  expect(await check('harrow')).toEqual(['unavailable', ['harrow-co']])
  expect(await check('harrow-leeds', 'Leeds')).toEqual(['available', []])
})

test('[5.handle] what nobody may have has none proposed that deceives', async () => {
  expect(await check('paypal-login', 'Leeds')).toEqual(['unavailable', []])
  expect(await check('ab', 'Leeds')).toEqual(['invalid', []])
})
