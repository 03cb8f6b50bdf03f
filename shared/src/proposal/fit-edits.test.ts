import { expect, test } from 'vitest'
import { generateDraft } from '../generation/generate-draft.ts'
import { editWords } from './edit-words.ts'
import { fitEdits } from './fit-edits.ts'
import { pageSheet } from './page-sheet.ts'
import type { ProposedEdit } from './proposed-edit.ts'
import { sheetAnswersSchema } from './sheet-answer.ts'

const aPage = () => {
  const made = generateDraft({
    businessName: 'Harrow Plumbing',
    businessActivities: 'We fix leaks, unblock drains and fit taps.',
    businessLocation: 'Leeds',
  })
  if (!made.ok) throw new Error(made.problem.text)
  const content = made.value
  const idOf = (type: string) => content.sections.find((one) => one.type === type)?.id ?? ''
  return { content, idOf }
}

const none = () => ({})

test('[2.words] what no hand may do is no edit: it is left out, and the others stay', () => {
  const { content, idOf } = aPage()
  const opening = idOf('Introduction')
  const edits: readonly ProposedEdit[] = [
    { is: 'remove', section: idOf('Header') },
    { is: 'add', type: 'Introduction', before: null },
    { is: 'layout', section: opening, layout: 'nowhere' },
    { is: 'look', look: 'palette', choice: 'nowhere' },
    { is: 'move', section: idOf('Footer'), before: opening },
    { is: 'write', at: { in: 'section', section: opening, field: 'heading' }, text: 'x'.repeat(151) },
    {
      is: 'write',
      at: { in: 'section', section: idOf('Contact'), field: 'contactEmail' },
      text: 'a@b.example',
    },
    { is: 'write', at: { in: 'section', section: opening, field: 'heading' }, text: 'Leaks fixed' },
    { is: 'write', at: { in: 'section', section: opening, field: 'heading' }, text: 'Leaks fixed' },
    { is: 'look', look: 'buttonCorners', choice: 'Oval' },
  ]
  const fit = fitEdits(content, edits, none)
  expect(fit.map(({ edit }) => edit)).toEqual([edits[7], edits[9]])
  expect(fit.map((one) => editWords(one).title)).toEqual(['Heading of the Introduction', 'Button corners'])
})

test('[2.words] what a customer said is taken off by no proposal; examples of ours may go', () => {
  const { content, idOf } = aPage()
  const removal: ProposedEdit = { is: 'remove', section: idOf('CustomerReviews') }
  const withReviews = (isSample: boolean) => ({
    ...content,
    sections: content.sections.map((section) =>
      section.type === 'CustomerReviews'
        ? { ...section, items: section.items.map((item) => ({ ...item, sample: isSample })) }
        : section,
    ),
  })
  expect(fitEdits(withReviews(true), [removal], none)).toHaveLength(1)
  expect(fitEdits(withReviews(false), [removal], none)).toEqual([])
})

test('[2.words] an order is told by the sections before and after', () => {
  const { content, idOf } = aPage()
  const [moved] = fitEdits(
    content,
    [{ is: 'move', section: idOf('Contact'), before: idOf('Introduction') }],
    none,
  )
  const words = moved && editWords(moved)
  expect(words?.title).toBe('Order of sections')
  expect(words?.after[0]).toBe('Contact')
  expect([...(words?.after ?? [])].sort()).toEqual([...(words?.before ?? [])].sort())
})

test('[security T28] a sheet names the owner’s prose alone, and reads nothing that it does not name', () => {
  const { content, idOf } = aPage()
  const sheet = pageSheet(content)
  const told = JSON.stringify(sheet.told)
  for (const { id } of content.sections) expect(told).not.toContain(id)
  expect(told).not.toContain('contactEmail')
  const reviews = sheet.told.sections.find(({ is }) => is === 'Customer Reviews')
  expect(Object.keys(reviews?.texts ?? {})).toEqual([])
  const read = (...sent: readonly unknown[]) => {
    const answers = sheetAnswersSchema.safeParse(sent)
    return answers.success ? answers.data.map(sheet.read)[0] : undefined
  }
  expect(read({ do: 'remove', on: 's2', to: '' })).toEqual({
    is: 'remove',
    section: content.sections[1]?.id,
  })
  for (const answer of [
    { do: 'publish', on: 's2', to: '' },
    { do: 'constructor', on: 's2', to: '' },
    { do: 'remove', on: idOf('Introduction'), to: '' },
    { do: 'write', on: 's2', to: 'Words' },
    { do: 'move', on: 's2', to: 's99' },
    { do: 'look', on: 'background', to: '#000000' },
    { do: 'add', on: 'Payments', to: 'end' },
    { do: 'add', on: 'CodeEmbed', to: 'end' },
  ])
    expect(read(answer)).toBeUndefined()
})
