import { expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import { noButton } from '../../link/button-value.ts'
import { createPageContext } from '../../page/create-page-context.ts'
import { pageParts } from '../../page/page-parts.ts'
import { siteStrings } from '../../page/strings/by-language.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { findLayout } from '../definitions.ts'
import { serviceIcons } from './service-icon.tsx'

const shown = (
  family: FamilyId,
  id: string,
  { icon = 'auto', hasIcons = true }: { icon?: 'auto' | 'none' | 'key'; hasIcons?: boolean } = {},
) => {
  const service = {
    id: 'a',
    image: null,
    heading: 'Taps',
    body: richTextOf(''),
    pricing: '',
    button: noButton,
    sample: false,
  }
  const section = blankSection('Services', 'services', { items: [{ ...service, icon }] })
  const blank = blankContent({ sections: [section] })
  const page = createPageContext({
    content: { ...blank, theme: { ...blank.theme, family } },
    mode: 'published',
    year: 2026,
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    stringsOf: siteStrings,
    embedUrl: () => '',
  })
  const layout = findLayout('Services', id) ?? {}
  return serviceIcons(section, { page, layout, pageParts: hasIcons ? pageParts : null })[0]
}

test('[3.services] icons stand where a family and a layout have them', () => {
  expect(shown('workshop', 'rows')).toBe('tap')
  expect(shown('clinic', 'bento')).toBe('tap')
  expect(shown('clinic', 'columns')).toBeUndefined()
  expect(shown('ledger', 'rows')).toBeUndefined()
})

test('[3.services] an owner changes an icon, adds one anywhere or removes it', () => {
  expect(shown('workshop', 'rows', { icon: 'key' })).toBe('key')
  expect(shown('ledger', 'price-list', { icon: 'key' })).toBe('key')
  expect(shown('workshop', 'rows', { icon: 'none' })).toBeUndefined()
})

test('[3.services] while the icons are not here, an icon keeps its room and stands for none', () => {
  expect(shown('workshop', 'rows', { hasIcons: false })).toBe('unknown')
  expect(shown('workshop', 'rows', { icon: 'key', hasIcons: false })).toBe('key')
  expect(shown('ledger', 'rows', { hasIcons: false })).toBeUndefined()
})
