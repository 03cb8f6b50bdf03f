// @vitest-environment jsdom
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it } from 'vitest'
import { isCalled } from '../sections/is-called.ts'
import { type Command, matching } from './commands.tsx'

const command = (name: string, isMeant?: (typed: string) => boolean): Command => ({
  id: name,
  name,
  group: '',
  icon: null,
  run: () => undefined,
  ...(isMeant === undefined ? {} : { isMeant }),
})
const named = sections.map(({ type, title }) => command(title, (typed) => isCalled(type, typed)))
const found = (typed: string) => matching([...named, command('Opening hours')], typed).map(({ name }) => name)

describe('[2.designer] the search', () => {
  it.each([
    ['faq', 'Frequently Asked Questions'],
    ['FAQ', 'Frequently Asked Questions'],
    ['opening hours', 'Opening hours'],
    ['hours', 'Contact'],
    ['testimonials', 'Customer Reviews'],
    ['hero', 'Introduction'],
  ])('finds by %j: %s', (typed, name) => {
    expect(found(typed)).toContain(name)
  })

  it('names first what is called so', () => {
    expect(found('opening hours')).toEqual(['Opening hours', 'Contact'])
  })

  it('finds all where nothing is typed, and nothing where nothing is meant', () => {
    expect(found('')).toHaveLength(named.length + 1)
    expect(found('zzz')).toEqual([])
  })
})
