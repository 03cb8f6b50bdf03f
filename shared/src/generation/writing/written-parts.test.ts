import { expect, test } from 'vitest'
import type { DraftContent } from '../../draft/content.ts'
import { initialValues } from '../../field/field-initial.ts'
import { plainTextOf, richTextOf } from '../../rich-text/rich-text.ts'
import { servicesFields } from '../../sections/services/fields.ts'
import { generateDraft } from '../generate-draft.ts'
import type { Brief } from './brief.ts'
import { createGate } from './gate.ts'
import { withPart, writtenGroups } from './written-parts.ts'

const aPage = () => {
  const made = generateDraft({
    businessName: 'Harrow Plumbing',
    businessActivities: 'We fix leaks, unblock drains and fit taps.',
    businessLocation: 'Leeds',
  })
  if (!made.ok) throw new Error(made.problem.text)
  const items = ['Leaks', 'Drains', 'Taps', 'Sinks'].map((heading, at) => ({
    ...initialValues(servicesFields.items.fields),
    ...{ id: `service${at}`, heading, body: richTextOf(`Our own words of ${heading}.`), sample: true },
  }))
  return {
    ...made.value,
    sections: made.value.sections.map((section) =>
      section.type === 'Services' ? { ...section, items } : section,
    ),
  }
}

const brief: Brief = {
  trade: 'plumbing',
  tone: 'plain-spoken',
  families: [],
  refused: [],
  speaksAsOne: false,
} as const
const servicesOf = ({ sections }: Pick<DraftContent, 'sections'>) =>
  sections.flatMap((section) => (section.type === 'Services' ? section.items : []))

test('[security T28] one text that may not stand costs the other services nothing', () => {
  const content = aPage()
  const gate = createGate(content, brief)
  const part = writtenGroups(content)['page-offer'].find(({ name }) => name === 'services')
  const count = part?.entries ?? 0
  expect(count).toBe(4)
  const good = 'We look first. Then it is put right.'
  const bad = ['The best plumbers since 1987.', 'One. Two. Three sentences.']
  const written = Array.from({ length: count }, (_, at) => bad[at] ?? good)
  expect(part?.shape.safeParse(written).success).toBe(true)
  const put = part && withPart(content, part, { written, gate })
  const before = servicesOf(content).map(({ body }) => plainTextOf(body))
  const after = put && servicesOf(put).map(({ body }) => plainTextOf(body))
  expect(after?.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(after?.slice(2, count).every((text) => text === good)).toBe(true)
})

test('[security T28] where no text may stand the services say what they said', () => {
  const content = aPage()
  const gate = createGate(content, brief)
  const part = writtenGroups(content)['page-offer'].find(({ name }) => name === 'services')
  expect(part?.entries).toBe(4)
  const written = Array.from({ length: part?.entries ?? 0 }, () => 'The best plumbers since 1987.')
  expect(part && withPart(content, part, { written, gate })).toBeUndefined()
})
