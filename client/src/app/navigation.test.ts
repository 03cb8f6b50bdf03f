// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Blocked, createNavigation, type Screens } from './navigation.ts'
import type { Place } from './place.ts'

const Screen = () => null
const asked: string[] = []
let arrivals: Record<string, (found: Screens | string) => void> = {}
const find = ({ pathname }: Place): Promise<Screens | string> => {
  asked.push(pathname)
  if (pathname === '/old') return Promise.resolve('/new?from=old')
  if (pathname === '/broken') return Promise.reject(new Error('no such chunk'))
  if (!pathname.startsWith('/slow')) return Promise.resolve({ Frame: null, Screen, parameters: {} })
  return new Promise((resolve) => {
    arrivals[pathname] = resolve
  })
}

let navigation: ReturnType<typeof createNavigation>
let end: () => void
beforeEach(async () => {
  asked.length = 0
  arrivals = {}
  window.history.replaceState(null, '', '/start/')
  navigation = createNavigation()
  end = navigation.start(find)
  await settled()
})
afterEach(() => end())

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const shownAt = () => navigation.shown().place.pathname
const address = () => window.location.pathname + window.location.search

test('[2.pages] the app begins with the address, without a slash at its end', () => {
  expect([shownAt(), address()]).toEqual(['/start', '/start'])
})

test('[2.pages] a place is shown once it is there, and its address with it', async () => {
  const going = navigation.navigate('/slow')
  await settled()
  expect([shownAt(), address()]).toEqual(['/start', '/start'])
  arrivals['/slow']?.({ Frame: null, Screen, parameters: {} })
  await going
  expect([shownAt(), address()]).toEqual(['/slow', '/slow'])
})

test('[2.pages] whoever changes their mind is not taken to the first place after all', async () => {
  const first = navigation.navigate('/slow')
  await navigation.navigate('/quick')
  arrivals['/slow']?.({ Frame: null, Screen, parameters: {} })
  await first
  expect([shownAt(), address()]).toEqual(['/quick', '/quick'])
})

test('[2.pages] a place that leads on is never an entry of the history', async () => {
  await navigation.navigate('/old')
  expect(address()).toBe('/new?from=old')
  window.history.back()
  await settled()
  expect([shownAt(), address()]).toEqual(['/start', '/start'])
})

test('[2.pages] another search is the same screen and fetches nothing', async () => {
  await navigation.navigate('/designer')
  asked.length = 0
  await navigation.navigate('?mode=theme', { replace: true })
  expect([address(), navigation.shown().place.search, asked]).toEqual([
    '/designer?mode=theme',
    '?mode=theme',
    [],
  ])
})

test('[8.unknown] what could not be fetched says so at its own address', async () => {
  await navigation.navigate('/broken')
  expect([navigation.shown().trouble, address()]).toEqual([new Error('no such chunk'), '/broken'])
})

test('[2.onboarding] whoever has unsaved answers is blocked at every way out, and may go on', async () => {
  const blocked: Blocked[] = []
  await navigation.navigate('/create')
  const release = navigation.block(
    (next) => !next.pathname.startsWith('/create'),
    (who) => blocked.push(who),
  )
  await navigation.navigate('/create/fonts')
  await navigation.navigate('/websites')
  expect([blocked.length, address()]).toEqual([1, '/create/fonts'])

  window.history.go(-2)
  await settled()
  expect([blocked.length, shownAt(), address()]).toEqual([2, '/create/fonts', '/create/fonts'])

  blocked.at(-1)?.proceed()
  await settled()
  expect([shownAt(), address()]).toEqual(['/start', '/start'])
  release()
})
