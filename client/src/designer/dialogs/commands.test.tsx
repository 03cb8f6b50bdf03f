// @vitest-environment jsdom

import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { noButton } from '@shingle/shared/link/button-value.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { offers } from '@shingle/shared/sections/offers.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it, vi } from 'vitest'
import { aPublishedWebsite, aWebsite } from '../../website/website-entry.testing.ts'
import { designerStore } from '../base/designer-store.ts'
import { commandsOf } from './commands.tsx'
import type { Command } from './find/command.ts'
import { helpCommands } from './find/help-commands.tsx'
import { matching } from './find/matching.ts'
import { pageWords } from './find/page-words.tsx'

const command = (name: string, otherWords = ''): Command => ({
  id: name,
  name,
  group: '',
  icon: null,
  run: () => undefined,
  otherWords,
})
const named = sections.map(({ type, title }) => command(title, offers[type].alsoCalled))
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

const undo = { undo: () => undefined, redo: () => undefined }
const commandsFor = (page: readonly AnySection[], website = aPublishedWebsite(), canEdit = true) =>
  commandsOf({
    draft: {
      undo,
      view: {
        sectionIds: () => page.map(({ id }) => id),
        section: (id: string) => page.find((section) => section.id === id),
      },
    },
    website,
    setMode: () => undefined,
    canEdit,
  })
const blank = commandsFor(blankContent().sections)
const sought = (typed: string, commands = blank) =>
  matching(commands, typed).map(({ name, group }) => `${group}: ${name}`)

const everySection = sections.map(({ type }) => blankSection(type, type.toLowerCase()) as AnySection)
const full = commandsFor(filledContent(blankContent({ sections: everySection }), 'fullest').sections)

describe('[2.designer] the search for everything there is', () => {
  it('finds each field, setting, choice of look, section and command by its own words in any order', () => {
    const missed = [...full, ...blank].filter((command) => {
      const words = `${command.name} ${command.ownWords ?? ''}`.split(/\s+/).filter((word) => /\w/.test(word))
      const orders = [words, words.toReversed(), [...words.slice(1), ...words.slice(0, 1)]]
      return orders.some((order) => matching([command], order.join(' ')).length === 0)
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  it('finds a field of an item by its label, and others of the list by the words of the item as well', () => {
    const items = ['Haircut', 'Colouring'].map((name, index) => ({
      id: `item-${index}`,
      heading: name,
      body: richTextOf(''),
      pricing: '',
      image: null,
      icon: 'auto' as const,
      button: noButton,
      sample: false,
    }))
    const commands = commandsFor([blankSection('Services', 'services', { items })])
    const prices = (typed: string) => sought(typed, commands).filter((name) => name.startsWith('Services: '))
    expect(prices('price')).toContain('Services: Haircut: Pricing')
    expect(prices('price')).not.toContain('Services: Colouring: Pricing')
    expect(prices('coloring price')).toContain('Services: Colouring: Pricing')
  })

  it('offers of the website as a whole what its state and the role allow', () => {
    const ofWebsite = (website = aWebsite()) =>
      commandsFor([], website)
        .map(({ id }) => id)
        .filter((id) => ['unpublish', 'visit', 'delete', 'messages', 'settings-delete', 'exit'].includes(id))
    expect(ofWebsite()).toEqual(['settings-delete', 'messages', 'delete', 'exit'])
    expect(ofWebsite(aPublishedWebsite())).toContain('unpublish')
    expect(ofWebsite({ ...aPublishedWebsite(), role: 'Collaborator' })).toEqual(['visit', 'exit'])
  })
})

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
    ['font colour', 'Theme: Primary text'],
    ['change my logo', 'Header: Logo image'],
    ['delete website', 'Do: Delete website'],
    ['delete', 'Settings: Delete'],
    ['undo', 'Do: Undo'],
    ['mistake', 'Do: Undo'],
    ['website', 'Settings: Website'],
    ['unpublish', 'Do: Unpublish'],
    ['copy website', 'Do: Duplicate website'],
    ['backup zip', 'Do: Download website'],
    ['phone view', 'Do: Show on mobile'],
    ['exit', 'Go to: Exit to all websites'],
    ['booking', 'Do: Add Scheduling'],
    ['new staff section', 'Do: Add Team'],
  ])('finds by %j: %s', (typed, name) => {
    expect(sought(typed)).toContain(name)
  })

  it('lists a chapter of the settings and its field of the same name once', () => {
    for (const name of ['Opening hours', 'Cookie banner']) {
      expect(sought(name).filter((found) => found.endsWith(`: ${name}`))).toEqual([`${name}: ${name}`])
      expect(sought('')).toContain(`Settings: ${name}`)
    }
  })

  it('takes what most people call a thing for its name', () => {
    expect(sought('price', full)[0]).toMatch(/^Services.*: Pricing$/)
    expect(sought('price', full)).toContain('Business facts: Price range')
  })

  it('shows no field to who has not begun to type', () => {
    expect(sought('').filter((name) => /^(?:Theme|Opening hours|Header): /.test(name))).toEqual([])
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
    const modes: string[] = []
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    pageWords([questions], 'at NIGHT', (mode) => modes.push(mode))[0]?.run()
    expect([modes, designerStore.getState().selection]).toEqual([
      ['sections'],
      { section: 'faq', item: { list: 'items', item: 'one' } },
    ])
    const place = document.body.appendChild(document.createElement('div'))
    place.dataset.formField = 'faq/items/one/question'
    const field = place.appendChild(document.createElement('textarea'))
    field.scrollIntoView = () => undefined
    frames[0]?.()
    expect(document.activeElement).toBe(field)
    vi.unstubAllGlobals()
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
