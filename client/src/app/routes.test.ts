import { expect, test } from 'vitest'
import type { Screen } from './navigation.ts'
import { finderOf } from './routes.ts'

const [Invite, Websites, Nothing]: Screen[] = [() => null, () => null, () => null]
const shows = (screen: Screen = () => null) => ({ screen: async () => screen })
const find = finderOf(
  [
    ['/websites', { ...shows(Websites), elsewhere: async ({ search }) => (search ? '/sign-in' : null) }],
    ['/invite/:id', shows(Invite)],
  ],
  shows(Nothing),
)
const at = (pathname: string, search = '') => find({ pathname, search })

test('[2.routes] a path may hold a word that its screen is about', async () => {
  expect(await at('/invite/a1b2')).toEqual({ Frame: null, Screen: Invite, parameters: { id: 'a1b2' } })
})

test('[2.routes] a path without such a word has no parameters', async () => {
  expect(await at('/websites')).toEqual({ Frame: null, Screen: Websites, parameters: {} })
})

test('[2.routes] whoever may not be here is led elsewhere', async () => {
  expect(await at('/websites', '?as=nobody')).toBe('/sign-in')
})

test('[8.unknown] any other path shows that nothing is there', async () => {
  expect(await at('/invite')).toEqual({ Frame: null, Screen: Nothing, parameters: {} })
})
