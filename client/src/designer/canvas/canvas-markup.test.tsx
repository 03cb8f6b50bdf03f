// @vitest-environment jsdom
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { artworkPicture } from '@shingle/shared/page/artwork-picture.ts'
import { filledSection } from '@shingle/shared/page/filled-section.ts'
import { pageParts } from '@shingle/shared/page/page-parts.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { PagePartsProvider } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { placeAt } from '../../app/place.ts'
import { PlaceProvider } from '../../app/use-place.ts'
import { createPictures } from '../../page-picture/page-pictures.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { CanvasBody } from './canvas-body.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const everyLayout = sections.flatMap(({ type, layouts }) => layouts.map(({ id }) => [type, id] as const))

const pageWith = (section: AnySection): DraftContent => {
  const frame = ['Header', 'Introduction', 'Footer'] as const
  const [header, introduction, footer] = frame.map((type) =>
    section.type === type ? section : (blankSection(type, type.toLowerCase()) as AnySection),
  )
  const middle = frame.some((type) => type === section.type) ? [] : [section]
  return blankContent({ sections: [header, introduction, ...middle, footer] as AnySection[] })
}

const published = (content: DraftContent): string => {
  const picture = createPictures(resolveLook(content.theme), artworkPicture)
  const { html } = renderPage({
    ...{
      content,
      picture,
      fontUrl,
      websiteId: '0123456789abcdef01234567',
      handle: 'a-site',
      year: new Date().getFullYear(),
    },
    ...{
      siteOrigin: 'https://sites.example',
      usercontentOrigin: 'https://usercontent.example',
      formAction: () => '',
    },
  })
  return html
}

const previewed = async (content: DraftContent): Promise<Element> => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(content))
  const draft = {
    ...createDraftView(doc),
    ...{
      status: () => loadingStatus,
      subscribe: () => () => undefined,
      pictures: { sourceOf: () => undefined },
    },
  }
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <PlaceProvider value={placeAt('/designer?mode=preview', window.location.href)}>
        <DraftProvider value={draft as unknown as OpenDraft}>
          <PagePartsProvider value={pageParts}>
            <CanvasPageProvider>
              <CanvasBody onSite={() => undefined} />
            </CanvasPageProvider>
          </PagePartsProvider>
        </DraftProvider>
      </PlaceProvider>,
    ),
  )
  const shown = page.cloneNode(true) as Element
  await act(async () => root.unmount())
  page.remove()
  shown.normalize()
  return shown
}

// Where a picture's file stands: a copy of it is published, and the canvas draws artwork itself.
const sources = ['src', 'srcset']
// An owner's code does not run with the app around it.
const ownCode = 'iframe, .waits'

/** An element as lines, whatever order its attributes were written in, without what differs on purpose. */
const linesOf = (node: Node): readonly string[] => {
  if (!(node instanceof Element)) return [node.textContent ?? '']
  if (node.matches(ownCode)) return []
  const marks = [...node.attributes].filter(({ name }) => !sources.includes(name))
  const written = marks.map(({ name, value }) => `${name}="${value}"`).toSorted()
  return [[node.localName, ...written].join(' '), ...[...node.childNodes].flatMap(linesOf)]
}

const sectionsIn = (page: ParentNode) => [...page.querySelectorAll('.site .section')].map(linesOf)

test.each(everyLayout)(
  '[8.designer] %s as %s stands on the canvas, previewed, as it is published',
  async (type, layout) => {
    const section = filledSection(blankSection(type, 'the-section') as AnySection, 'fullest', layout)
    const content = pageWith(section)
    const page = new DOMParser().parseFromString(published(content), 'text/html')
    const made = sectionsIn(page)
    expect(made.some(([line = '']) => line.includes(`layout-${layout}`))).toBe(true)
    expect(sectionsIn(await previewed(content))).toEqual(made)
  },
)
