import { readFileSync } from 'node:fs'
import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NamesPage } from './creators/names-page.tsx'
import { HomePage } from './home-page.tsx'
import { MarketingHeader } from './marketing-frame.tsx'
import { PricingPage } from './pricing/pricing-page.tsx'
import { SupportPage } from './support/support-page.tsx'

test.each([
  ['home', HomePage],
  ['support', SupportPage],
  ['names', NamesPage],
  ['pricing', PricingPage],
])('[2.pages] the first thing that the keyboard comes to on the %s page leads past its header', (_, Page) => {
  const html = renderToStaticMarkup(<Page />)
  const [first] = /<(a|button|input|summary)\b[^>]*>[^<]*/.exec(html) ?? []
  expect(first).toBe('<a class="skip" href="#content">Skip to content')
  expect(html).toContain('<main id="content" tabindex="-1">')
})

test('[2.navbar] the bar leads to the tools, pricing, support, the blog and signing in, in this order', () => {
  const html = renderToStaticMarkup(<MarketingHeader />)
  const bar = html.slice(html.indexOf('<nav'), html.indexOf('<details class="menu"'))
  expect([...bar.matchAll(/>([A-Z][^<>]*[^<> ])/g)].map(([, label]) => label)).toEqual([
    'Tools',
    'Business Name Creator',
    'Business Idea Creator',
    'Pricing',
    'Support',
    'Blog',
    'Sign In',
  ])
})

/** The CSS of every marketing page, with what it imports. */
const sheetOf = (file: string): string => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.replace(/@import "(.+?)";/g, (_, path: string) =>
    sheetOf(new URL(path, new URL(file, import.meta.url)).href),
  )
}

test('[9.navbar] its dropdowns come within 300 ms, and at once for whoever wants no motion', () => {
  const sheet = sheetOf('./marketing.css')
  const dropdowns = /\.tools,\s*\.menu \{[\s\S]*?\n\}/.exec(sheet)?.[0]
  expect(dropdowns).toMatch(/&\[open\] > \.drop \{\s*animation: drop var\(--dropdown\);/)
  expect(sheet).toContain('@keyframes drop {')
  expect(sheet).toContain('--dropdown: 300ms ')
  const still = sheet.slice(sheet.indexOf('@media (prefers-reduced-motion: reduce)'))
  expect(still).toMatch(/^[^}]*\}\s*\*,[^}]*animation-duration: 1ms !important;/)
})

test('[9.padding] pages that nobody drew otherwise keep 72 px above and below their words, and 48 on a phone', () => {
  const sheet = sheetOf('./marketing.css')
  expect([...sheet.matchAll(/--clear: (\d+)px/g)].map(([, size]) => size)).toEqual(['72', '48'])
  for (const part of ['opening', 'body']) {
    const blocks = [...sheet.matchAll(new RegExp(`\\.${part} \\{([^{}]*)`, 'g'))].map(
      ([, block = '']) => block,
    )
    const paddings = blocks.flatMap((block) => block.match(/padding[^;]*/g) ?? [])
    expect([part, paddings]).toEqual([part, ['padding: var(--clear) var(--gutter)']])
  }
})

test('[1.pricing] the page of what it costs says the limits that are counted by, the free domain, and what cannot be had', () => {
  const html = renderToStaticMarkup(<PricingPage />)
  const rows = [...html.matchAll(/<li[^>]*><h3>(.*?)<\/h3>.*?<span class="much">(.*?)<\/span>/g)]
  const much = new Map(rows.map(([, name, amount]) => [name, amount]))
  expect(much.get('Websites')).toBe(`${websiteLimits.owned}`)
  expect(much.get('Pictures')).toBe(`${imagesMaximum} each`)
  expect(much.get('Editors')).toBe(`${inviteLimits.shared} shared`)
  expect(html).toMatch(/Your own domain<\/h3><p>Connected for free/)
  expect(html).toMatch(/Hiding “Made with”.*Not currently available/)
})

test('[1.pricing] no plan is spoken of that is not there, and the bar says where one is', () => {
  const html = renderToStaticMarkup(<PricingPage />)
  expect(html).not.toMatch(/part of a paid plan|dearer|smaller free plan|>all</)
  expect(html).toMatch(/class="here" aria-current="true">Pricing/)
})

test('[1.home] what a phone cannot do without a signal is not promised', () => {
  const html = renderToStaticMarkup(<HomePage />)
  const tunnel = html.slice(html.indexOf('Edit in the tunnel'), html.indexOf('Hand it over'))
  expect(tunnel).not.toMatch(/colors|sections/)
})
