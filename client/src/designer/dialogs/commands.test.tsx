// @vitest-environment jsdom

import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { noButton } from '@shingle/shared/link/button-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it } from 'vitest'
import { isCalled } from '../sections/is-called.ts'
import { matching } from './commands.tsx'
import type { Command } from './find/command.ts'
import { fieldCommands } from './find/field-commands.tsx'
import { helpCommands } from './find/help-commands.tsx'
import { pageWords } from './find/page-words.tsx'

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

const { sections: blank } = blankContent()
const view = {
  sectionIds: () => blank.map(({ id }) => id),
  section: (id: string) => blank.find((section) => section.id === id),
}
const fields = fieldCommands(view, () => undefined)
const sought = (typed: string) => matching(fields, typed).map(({ name, group }) => `${group}: ${name}`)

describe('[2.designer] the search for what people call it', () => {
  it.each([
    ['hours', 'Opening hours: Opening hours'],
    ['holidays', 'Opening hours: Special days'],
    ['favicon', 'Website: Browser icon'],
    ['cookie', 'Cookie banner: Cookie banner'],
    ['gdpr', 'Cookie banner: Cookie text'],
    ['font', 'Theme: Fonts'],
    ['colour', 'Theme: Palette'],
    ['instagram', 'Header: Social links'],
    ['phone', 'Business facts: Phone'],
    ['telephone', 'Business facts: Phone'],
    ['seo', 'Search: SEO keywords'],
    ['success', 'Contact: Success message'],
    ['logo', 'Header: Logo image'],
  ])('finds by %j: %s', (typed, name) => {
    expect(sought(typed)).toContain(name)
  })

  it('shows no field to who has not begun to type', () => {
    expect(sought('')).toEqual([])
  })

  it('finds the words of the page, with what stands around them and the item that they stand in', () => {
    const items = [
      {
        id: 'one',
        question: 'Do you come out to us at night?',
        answer: richTextOf(''),
        button: noButton,
        sample: false,
      },
    ]
    const questions = blankSection('FrequentlyAskedQuestions', 'faq', { heading: 'Good to know', items })
    const words = pageWords([questions], 'at NIGHT', () => undefined)
    expect(words.map(({ name, group }) => [name, group])).toEqual([
      ['…come out to us at night?', 'In Frequently Asked Questions'],
    ])
    expect(pageWords([questions], 'at', () => undefined)).toEqual([])
  })

  it('tells how, the answers whose titles have the words first, and stays open for them', () => {
    const told: string[] = []
    const commands = helpCommands('domain', ({ id }) => told.push(id))
    expect(commands[0]).toMatchObject({
      name: 'Connect a domain, step by step',
      group: 'Help',
      staysOpen: true,
    })
    commands[0]?.run()
    expect(told).toEqual(['connect-a-domain'])
    expect(helpCommands('do', () => undefined)).toEqual([])
  })
})
