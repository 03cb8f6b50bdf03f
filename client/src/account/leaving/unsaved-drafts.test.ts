import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { expect, it } from 'vitest'
import { unsavedDrafts } from './unsaved-drafts.ts'

const aCopy = (name: string, draftId: string, businessName: string) => ({
  ...{ name, draftId },
  content: blankContent({ business: { ...blankContent().business, name: businessName } }),
})

it('[4.session] each website that has unsaved work is told once, with every copy of it', () => {
  const copies = [
    aCopy('pell-e1', 'pell', 'Pell Street'),
    aCopy('wren-e1', 'wren', 'Wren Clocks'),
    aCopy('pell-e2', 'pell', 'Pell Street Cycles'),
  ]
  expect(unsavedDrafts(copies)).toEqual([
    {
      ...{ key: 'pell', draftId: 'pell', name: 'Pell Street Cycles', copies: ['pell-e1', 'pell-e2'] },
      what: 'Changes that are not in your account yet, in 2 copies',
      content: [copies[0]?.content, copies[2]?.content],
    },
    {
      ...{ key: 'wren', draftId: 'wren', name: 'Wren Clocks', copies: ['wren-e1'] },
      what: 'Changes that are not in your account yet',
      content: [copies[1]?.content],
    },
  ])
  expect(unsavedDrafts([])).toEqual([])
})
