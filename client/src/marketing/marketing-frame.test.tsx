import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NamesPage } from './creators/names-page.tsx'
import { HomePage } from './home-page.tsx'
import { MarketingHeader } from './marketing-frame.tsx'
import { SupportPage } from './support/support-page.tsx'

test.each([
  ['home', HomePage],
  ['support', SupportPage],
  ['names', NamesPage],
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
