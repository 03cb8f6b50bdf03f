import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import { reword } from '../draft/edits/reword.ts'
import { materialise } from '../draft/materialise.ts'
import { seedDraft } from '../draft/seed.ts'
import { languages } from '../language/language.ts'
import { rewordings } from './rewordings.ts'
import { wordings } from './wordings.ts'

const page = () => {
  const { english } = wordings
  return blankContent({
    sections: [
      blankSection('Header', 'h'),
      blankSection('CustomerReviews', 'r', {
        heading: 'What people say',
        items: [
          {
            id: 'a',
            paragraph: 'Mine',
            authorName: english.sample.author,
            authorLocation: 'Leeds',
            sample: true,
            verbatim: false,
          },
        ],
      }),
      blankSection('Contact', 'c', {
        formTitle: 'Leave a message',
        buttonLabel: 'Send',
        items: [
          { id: 'n', title: 'Your name', type: 'Text', validator: 'Required' },
          { id: 'o', title: 'Which clock?', type: 'Text', validator: 'None' },
        ],
      }),
      blankSection('Footer', 'f'),
    ],
  })
}
const turnedTo = (language: (typeof languages)[number]) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(page()))
  reword(doc, rewordings(materialise(doc), language))
  return materialise(doc)
}

describe('[3.language] another language', () => {
  it('changes the words of the product, and none of its owner', () => {
    const { settings, sections } = turnedTo('german')
    const { form, sample, cookies } = wordings.german
    expect(settings.cookieText).toBe(cookies.text)
    expect(sections[1]).toMatchObject({
      heading: 'What people say',
      items: [{ authorName: sample.author, authorLocation: 'Leeds', sample: true }],
    })
    expect(sections[2]).toMatchObject({
      formTitle: form.titles.at(-1),
      buttonLabel: form.buttons[1],
      items: [{ title: form.name }, { title: 'Which clock?' }],
    })
  })

  it.each(languages)('and back again: %s', (language) => {
    const there = turnedTo(language)
    const content = { ...there, settings: { ...there.settings, language } }
    const doc = new Y.Doc()
    Y.applyUpdate(doc, seedDraft(content))
    reword(doc, rewordings(content, 'english'))
    expect(materialise(doc).sections[2]).toMatchObject({
      items: [{ title: 'Your name' }, { title: 'Which clock?' }],
    })
  })
})
