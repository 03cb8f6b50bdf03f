import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import { openSitemaps } from '@shingle/storage/rows/sitemaps.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { createSiteAddresses, type NewSite } from './site-addresses.ts'

const { api } = await openTestApi()

const page = {
  hash: 'h',
  files: { br: 'b', gzip: 'g', identity: 'i' },
  contentSecurityPolicy: "default-src 'none'",
  indexed: true,
}
const aSite = (site: Partial<NewSite>): NewSite => ({
  handle: 'somewhere',
  websiteId: 'w',
  ownerId: 'o',
  seq: 1,
  content: blankContent(),
  page,
  listedFrom: null,
  ...site,
})

test('[5.handle] of 100 claims of one handle at once, one wins and 99 hear that it is unavailable', async () => {
  const addresses = createSiteAddresses(api.options)
  const claims = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      addresses.claim(aSite({ websiteId: `w${at}`, ownerId: `o${at}` })),
    ),
  )
  const won = claims.flatMap((claim, at) => (claim.ok ? [at] : []))
  expect(won).toHaveLength(1)
  expect((await api.row('Websites', 'somewhere')).websiteId).toBe(`w${won[0]}`)
  const texts = new Set(claims.flatMap((claim) => (claim.ok ? [] : [claim.problem.text])))
  expect(texts).toEqual(new Set(['Web address unavailable']))
})

test('[7.publish] an older state that arrives late does not replace a newer one', async () => {
  const addresses = createSiteAddresses(api.options)
  const own = { handle: 'ordered', websiteId: 'x' }
  await addresses.claim(aSite({ ...own, seq: 7, page: { ...page, hash: 'newer' } }))
  const late = await addresses.claim(aSite({ ...own, seq: 6, page: { ...page, hash: 'older' } }))
  expect(late).toMatchObject({ ok: true, value: { superseded: true } })
  expect((await api.row('Websites', 'ordered')).page.hash).toBe('newer')
})

test('[7.publish] a claim that was overtaken leaves the newer version of the same state where it stands', async () => {
  const addresses = createSiteAddresses(api.options)
  const own = { handle: 'overtaken', websiteId: 'often' }
  await addresses.claim(aSite(own))
  // As if somebody else's claim, begun later, had come first.
  const later = { $inc: { version: 5 } }
  await api.db.collection<{ _id: string }>('Websites').updateOne({ _id: 'overtaken' }, later)
  const { version } = await api.row('Websites', 'overtaken')
  expect(await addresses.claim(aSite(own))).toMatchObject({ ok: true, value: { version, superseded: false } })
  expect((await api.row('Websites', 'overtaken')).version).toBe(version)
  await api.db
    .collection<{ _id: string }>('Counters')
    .updateOne({ _id: 'site-version' }, { $inc: { value: 5 } })
})

test('[7.publish] a newer state takes the place of an older one that was put there under a later version', async () => {
  const addresses = createSiteAddresses(api.options)
  const own = { handle: 'newer-state', websiteId: 'n' }
  await addresses.claim(aSite({ ...own, seq: 6 }))
  await api.db
    .collection<{ _id: string }>('Websites')
    .updateOne({ _id: 'newer-state' }, { $inc: { version: 1 } })
  const claimed = await addresses.claim(aSite({ ...own, seq: 7 }))
  const { seq, version } = await api.row('Websites', 'newer-state')
  expect(claimed).toMatchObject({ ok: true, value: { version, superseded: false } })
  expect(seq).toBe(7)
})

test('[7.publish] two changes of address at once leave exactly one address', async () => {
  const addresses = createSiteAddresses(api.options)
  const move = async (handle: string) => {
    const claimed = await addresses.claim(aSite({ handle, websiteId: 'y' }))
    if (claimed.ok) await addresses.releaseOthers('y', { handle, version: claimed.value.version })
  }
  await Promise.all(['one', 'two', 'three', 'four'].map(move))
  const left = await api.db.collection('Websites').countDocuments({ websiteId: 'y', state: 'published' })
  expect(left).toBe(1)
})

test('[ruling 8] of all the addresses that a website had, the last two are kept for its owner', async () => {
  const addresses = createSiteAddresses(api.options)
  const names = ['first', 'second', 'third', 'fourth', 'fifth']
  for (const handle of names) {
    const claimed = await addresses.claim(aSite({ handle, websiteId: 'renamed', ownerId: 'ann' }))
    if (claimed.ok) await addresses.releaseOthers('renamed', { handle, version: claimed.value.version })
  }
  const freeFor = (userId: string) =>
    Promise.all(names.map((handle) => addresses.isFreeFor(handle, { userId, draftId: 'other' })))
  expect(await freeFor('bob')).toEqual([true, true, false, false, false])
  expect(await freeFor('ann')).toEqual([true, true, true, true, false])
  const taken = await addresses.claim(aSite({ handle: 'first', websiteId: 'other', ownerId: 'bob' }))
  expect(taken).toMatchObject({ ok: true })
  await addresses.releaseAll('renamed')
  expect(await freeFor('bob')).toEqual([true, true, true, false, false])
})

test('[ruling 8] deleting websites over and over keeps no more than ten addresses from everybody', async () => {
  const addresses = createSiteAddresses(api.options)
  const names: string[] = []
  for (let at = 0; at < 16; at += 1) {
    const [handle, websiteId] = [`kept-${at}`, `deleted-${at >> 1}`]
    names.push(handle)
    await addresses.claim(aSite({ handle, websiteId, ownerId: 'eve' }))
    if (at % 2 === 1) await addresses.releaseAll(websiteId)
  }
  const isFree = await Promise.all(
    names.map((handle) => addresses.isFreeFor(handle, { userId: 'bob', draftId: 'other' })),
  )
  expect(isFree).toEqual(names.map((_, at) => at < 6))
})

test('[3.sitemap] the bucket of an address hears whenever a page is put there or taken off', async () => {
  const addresses = createSiteAddresses(api.options)
  const bucket = sitemapBucketOf('heard')
  const told = async () => {
    const row = (await openSitemaps(api.db).all()).find((one) => one.bucket === bucket)
    return [row?.version, row?.changes ?? 0, row?.changedAt ?? null]
  }
  const [, before] = await told()
  await addresses.claim(aSite({ handle: 'heard', websiteId: 'h' }))
  expect(await told()).toEqual([1, Number(before) + 1, expect.any(Date)])
  await addresses.releaseAll('h')
  expect(await told()).toEqual([1, Number(before) + 2, expect.any(Date)])
})
