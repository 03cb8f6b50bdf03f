import { packs } from '@shingle/trades/packs.ts'
import { describe, expect, it, test } from 'vitest'
import { chooseIcons } from './choose-icons.ts'
import { iconNames } from './icon-names.ts'
import { icons } from './icons.ts'
import { lexicons } from './lexicon.ts'
import { tradeIcons } from './trade-icons.ts'

const named = (...names: readonly string[]) => names.map((name) => ({ name, text: '' }))

describe('[3.services] an icon is chosen by what the service says', () => {
  it.each([
    ['Leaks', 'drop'],
    ['Drains and toilets', 'plunger'],
    ['Consumer units', 'fuses'],
    ['Sash window repair', 'window'],
    ['Wedding catering', 'rings'],
    ['Children’s dentistry', 'child'],
    ['Fugas de agua', 'drop'],
    ['Cuadros eléctricos', 'fuses'],
    ['Escalier sur mesure', 'stairs'],
    ['Taglio capelli', 'scissors'],
    ['Türen', 'door'],
    ['Bäder', 'bath'],
    ['ピアノ', 'piano'],
    ['水漏れ修理', 'drop'],
    ['식탁', 'table'],
  ])('%s', (name, icon) => {
    expect(chooseIcons(named(name), 'general')).toEqual([icon])
  })

  it('takes the thing rather than what is done with it', () => {
    expect(chooseIcons(named('Repair of bicycles', 'Repairs'), 'general')).toEqual(['bicycle', 'wrench'])
  })

  it('reads the first sentence where the name says nothing', () => {
    const service = { name: 'The small one', text: 'Brakes adjusted. Then the tyres.' }
    expect(chooseIcons([service], 'bike-repair')).toEqual(['brake'])
  })

  it('falls back on the trade and never shows one twice', () => {
    const chosen = chooseIcons(named('One', 'Two', 'Taps', 'More taps'), 'plumber')
    expect(chosen[2]).toBe('tap')
    expect(
      chosen.slice(0, 2).every((name) => name !== undefined && tradeIcons('plumber').includes(name)),
    ).toBe(true)
    expect(new Set(chosen).size).toBe(4)
  })
})

test('[3.services] every trade has icons of its own to fall back on', () => {
  for (const slug of Object.keys(packs)) expect(tradeIcons(slug).length, slug).toBeGreaterThanOrEqual(4)
})

test('[3.services] every icon is drawn within its sheet and has words that mean it', () => {
  const meant = new Set(lexicons.flatMap(({ words, stems }) => [...words.values(), ...stems.values()]))
  for (const name of iconNames) {
    expect(icons[name].line + icons[name].spot, name).toMatch(/^[\sMLHVCSAZmlhvcsaz\d.-]+$/)
    expect(meant.has(name), name).toBe(true)
  }
})
