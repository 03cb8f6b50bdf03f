import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import type { Language } from '../language/language.ts'
import { createPageContext } from './create-page-context.ts'
import { pageParts } from './page-parts.ts'
import { SectionBody } from './section-body.tsx'
import { siteStrings } from './strings/by-language.ts'
import { PageProvider } from './use-page.ts'
import { PagePartsProvider } from './use-page-parts.ts'

const code = '<script>stolen()</script>'

interface Shown {
  mode: 'canvas' | 'published'
  code?: string
  embedUrl?: string
  language?: Language
}

const shown = ({ mode, code: typed = code, embedUrl = '', language = 'english' }: Shown): string => {
  const section = blankSection('CodeEmbed', 'embed', { code: typed, height: 720 }) as AnySection
  const content = blankContent({ sections: [section] })
  const page = createPageContext({
    content: { ...content, settings: { ...content.settings, language } },
    mode,
    year: 2026,
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    stringsOf: siteStrings,
    embedUrl: () => embedUrl,
  })
  return renderToStaticMarkup(
    <PagePartsProvider value={pageParts}>
      <PageProvider value={page}>
        <SectionBody section={section} page={page} />
      </PageProvider>
    </PagePartsProvider>,
  )
}

describe('[3.embed] code that an owner embeds', () => {
  test.each(['canvas', 'published'] as const)(
    '[3.embed] does not run in a draft shown as %s, which says so',
    (mode) => {
      const html = shown({ mode })
      expect(html).not.toContain('<iframe')
      expect(html).not.toContain('<script')
      expect(html).toContain('Your code runs on the published page')
      expect(html).toContain('720 pixels high')
      expect(html).toMatch(/class="waits [^"]*frame/)
      expect(shown({ mode, code: ' ' })).toContain('No code yet')
    },
  )

  test('[3.embed] is spoken of in the language of the page', () => {
    const html = shown({ mode: 'canvas', language: 'german' })
    expect(html).toContain('Ihr Code läuft auf der veröffentlichten Seite')
    expect(html).toContain('720 Pixel hoch')
    expect(shown({ mode: 'canvas', code: '', language: 'french' })).toContain('Pas encore de code')
  })

  test('[3.embed] runs where it is served, in a frame that can reach nothing', () => {
    const html = shown({ mode: 'published', embedUrl: 'https://e.usercontent.example/embed' })
    expect(html).toContain('src="https://e.usercontent.example/embed"')
    expect(html).toMatch(/sandbox="(?!.*allow-same-origin)/)
    expect(html).not.toContain('published page')
  })
})
