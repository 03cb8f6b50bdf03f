// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { settledSearch } from './settle-address.ts'

const draftId = '0123456789abcdef01234567'
const settled = (search: string, isSmall: boolean) =>
  String(settledSearch(new URLSearchParams(search), { draftId, isSmall }))

it.each(['websiteId=pell-street', '', `websiteId=${draftId}`])(
  '[4.select] a website opened by %j is named by its id from then on',
  (search) => expect(settled(search, false)).toBe(`websiteId=${draftId}`),
)
it('[ruling 12] the part of a phone stays in its address, and goes where all of the page is seen', () => {
  const search = `websiteId=${draftId}&mode=theme&part=hours`
  expect(settled(search, true)).toBe(search)
  expect(settled(search, false)).toBe(`websiteId=${draftId}&mode=theme`)
})
it('what the address says is left alone where it is settled', () => {
  const before = new URLSearchParams('websiteId=pell-street')
  settledSearch(before, { draftId, isSmall: true })
  expect(String(before)).toBe('websiteId=pell-street')
})
