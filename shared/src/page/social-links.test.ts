import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { socialNetworks } from '../link/link-value.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { renderPage } from './render-page.tsx'

const profilesOf = (count: number) =>
  socialNetworks.slice(0, count).map((network) => ({
    id: network,
    link: { type: 'Social' as const, network, target: `https://${network.toLowerCase()}.com/whitaker` },
  }))

const pageWith = (count: number): string =>
  renderPage({
    content: blankContent({
      sections: [
        blankSection('Header', 'h', { socials: profilesOf(count) }),
        blankSection('Introduction', 'i'),
        blankSection('Footer', 'f'),
      ] as readonly AnySection[],
    }),
    websiteId: 'the-website',
    handle: 'whitaker',
    siteOrigin: 'https://sites.example',
    year: 2026,
    usercontentOrigin: 'https://usercontent.example',
    picture: (_, box) => ({ src: '', ...box }),
    formAction: () => '',
    fontUrl,
  }).html

/** The profiles in the bar of the header: what its menu shows comes after. */
const inBar = (html: string): string =>
  /<ul class="socials">([\s\S]*?)<div class="ends">/.exec(html)?.[1] ?? ''

const addresses = (markup: string): readonly string[] =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address)

describe('[9.header] social links', () => {
  test.each([1, 4])('%i stand in the line of the header, with nothing to unfold', (count) => {
    const html = pageWith(count)
    expect(addresses(inBar(html))).toHaveLength(count)
    expect(html).not.toContain('more-socials')
  })

  test.each([5, 16])('of %i the header shows four and unfolds the others without a script', (count) => {
    const html = pageWith(count)
    const [line = '', folded = ''] = inBar(html).split('<details class="more-socials">')
    expect(addresses(line)).toHaveLength(4)
    expect(folded).toContain(`>+${count - 4}</summary>`)
    expect([...addresses(line), ...addresses(folded)]).toEqual(
      profilesOf(count).map(({ link }) => link.target),
    )
    expect(html).toContain('.section-header .more-socials>ul{')
  })

  test('what is folded is told by name to whoever hears the page', () => {
    expect(inBar(pageWith(8))).toContain('<summary aria-label="+4: Mastodon, TikTok, Threads, Thumbtack">')
  })
})
