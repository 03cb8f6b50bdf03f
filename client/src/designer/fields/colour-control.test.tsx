// @vitest-environment jsdom
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { contrast } from '@shingle/shared/theme/contrast.ts'
import { colourRoles, themeFields } from '@shingle/shared/theme/theme.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { DraftProvider, useSettings, useTheme } from '../../replica/use-draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
// Fetched before they are shown, so that they stand there at once.
import './colour-control.tsx'
import './colour-picker.tsx'
import { SilentResizeObserver } from '../../ui/resize-observer.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { FieldForm } from './field-form.tsx'

const { draft, close } = await openForEditing()
let root: Root
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
Reflect.set(globalThis, 'ResizeObserver', SilentResizeObserver)
afterEach(() => act(async () => root.unmount()))
afterAll(close)

const Banner = () => (
  <FieldForm
    fields={settingsFields}
    values={useSettings()}
    place={{ in: 'settings' }}
    only={['cookieBackground']}
  />
)
const Colours = () => (
  <FieldForm fields={themeFields} values={useTheme()} place={{ in: 'theme' }} only={colourRoles} />
)

const show = async (Form: () => React.ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          <Form />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
}

const button = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))

const press = (words: string) =>
  act(async () => {
    const found = button(words)
    if (found === undefined) throw new Error(`nothing says ${words}`)
    found.click()
  })

const hexField = (): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.endsWith(', hex'),
  )
  const field = document.getElementById(label?.htmlFor ?? '')
  if (!(field instanceof HTMLInputElement)) throw new Error('no colour picker is open')
  return field
}

const pick = (colour: string) =>
  act(async () => {
    const hex = hexField()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(hex, colour)
    hex.dispatchEvent(new Event('input', { bubbles: true }))
  })

const alert = () => document.querySelector('[role="alert"]')?.textContent

const setTheme = (colours: Readonly<Record<string, string>>) =>
  act(async () => {
    for (const [field, value] of Object.entries(colours))
      editsOf(draft).setField({ in: 'theme', field }, value)
  })

test('[3.settings] who picks a colour and then goes back to that of the theme has that of the theme', async () => {
  editsOf(draft).setField({ in: 'settings', field: 'cookieBackground' }, '#223344')
  await show(Banner)
  await press('Cookie banner background')
  await pick('#aa0000')
  await press('As the theme')
  await press('Cookie banner background')
  expect(draft.view.settings().cookieBackground).toBe('')
})

test('[3.theme] a colour for words that would not read is said with its contrast, beside a shade that reads', async () => {
  await setTheme({ background: '#ffffff', primaryText: '#111111' })
  await show(Colours)
  await press('Primary text')
  await pick('#aaaaaa')
  expect(document.body.textContent).toContain('Hard to read: 2.3 to 1, needs 7')
  expect(button('Use anyway')).toBeUndefined()
  await press('Use this shade')
  const { primaryText } = draft.view.theme()
  expect(primaryText).not.toBe('#aaaaaa')
  expect(contrast(primaryText, '#ffffff')).toBeGreaterThanOrEqual(7)
  expect(button('Primary text')?.textContent).not.toContain('Shown as')
})

test('[3.theme] a colour of no words can be used anyway, and says in which shade the page shows it', async () => {
  await setTheme({ background: '#ffffff', primaryText: '#111111', buttonBackground: '#224466' })
  await show(Colours)
  await press('Button background')
  await pick('#dddddd')
  expect(document.body.textContent).toContain('Hard to see: 1.3 to 1, needs 3')
  await press('Use anyway')
  expect(draft.view.theme().buttonBackground).toBe('#dddddd')
  const shade = button('Button background')?.textContent?.match(
    /Shown as (#[\da-f]{6}), the nearest readable shade/,
  )?.[1]
  expect(shade).toBeDefined()
  expect(shade).not.toBe('#111111')
  expect(contrast(shade ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(3)
})

describe('[5.colour] hex digits of a colour', () => {
  const typing = async (digits: string) => {
    editsOf(draft).setField({ in: 'settings', field: 'cookieBackground' }, '#223344')
    await show(Banner)
    await press('Cookie banner background')
    await act(async () => hexField().focus())
    await pick(digits)
  }

  test.each(['#12ab34c', '#12g', 'red'])(
    'what cannot become a colour is said at once: %s',
    async (digits) => {
      await typing(digits)
      expect(alert()).toBe('Invalid hex color code')
      await press('Cookie banner background')
      expect(draft.view.settings().cookieBackground).toBe('#223344')
    },
  )

  test('half a colour is said once its field is left, and changes nothing', async () => {
    await typing('#12ab')
    expect(alert()).toBeUndefined()
    await act(async () => hexField().blur())
    expect(alert()).toBe('Invalid hex color code')
    expect(hexField().value).toBe('#12ab')
    await press('Cookie banner background')
    expect(draft.view.settings().cookieBackground).toBe('#223344')
  })

  test.each([
    ['#FA0', '#ffaa00'],
    ['fa0', '#ffaa00'],
    ['#1C1A17', '#1c1a17'],
    [' 1c1a17 ', '#1c1a17'],
  ])('%s is %s', async (digits, colour) => {
    await typing(digits)
    await act(async () => hexField().blur())
    expect(alert()).toBeUndefined()
    await press('Cookie banner background')
    expect(draft.view.settings().cookieBackground).toBe(colour)
  })
})
