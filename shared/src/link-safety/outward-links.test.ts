import { expect, test } from 'vitest'
import { blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { noButton } from '../link/button-value.ts'
import { type RichText, richTextOf } from '../rich-text/rich-text.ts'
import { outwardAddresses, outwardLinks } from './outward-links.ts'
import { withoutLinks } from './without-links.ts'

const bad = 'https://paypal-login.example/'
const good = 'https://harrow.example/'
const web = (target: string) => ({ type: 'Web' as const, target })
const linked = (href: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'See ' },
                { type: 'text', text: 'this', marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
})
const service = (id: string, href: string) => ({
  ...{ id, image: null, icon: 'auto' as const, heading: 'Taps', pricing: '', sample: false },
  ...{ body: linked(href), button: { label: 'Book', link: web(href) } },
})

const sections = [
  blankSection('Header', 'header', {
    button: { label: 'Pay', link: web(bad) },
    links: [{ id: 'a', label: 'Shop', link: web(good) }],
    socials: [{ id: 's', link: { type: 'Social', target: bad, network: 'Instagram' } }],
  }) as AnySection,
  blankSection('Services', 'services', { items: [service('one', bad), service('two', good)] }) as AnySection,
  blankSection('Scheduling', 'booking', { hidden: true, link: web('https://hidden.example/') }) as AnySection,
]

test('[4.link-safety] every button, link, profile and linked word is found with the item that it stands in', () => {
  expect(sections.slice(0, 2).flatMap(outwardLinks)).toEqual([
    { address: bad },
    { address: good, item: { list: 'links', item: 'a' } },
    { address: bad, item: { list: 'socials', item: 's' } },
    { address: bad, item: { list: 'items', item: 'one' } },
    { address: bad, item: { list: 'items', item: 'one' } },
    { address: good, item: { list: 'items', item: 'two' } },
    { address: good, item: { list: 'items', item: 'two' } },
  ])
  expect(outwardAddresses({ sections })).toEqual([bad, good])
})

test('[4.link-safety] addresses of mail, telephone and sections lead to no page outside', () => {
  const inside = blankSection('Services', 'services', {
    items: [
      {
        ...service('mail', 'mailto:ann@example.com'),
        button: { label: 'Call', link: { type: 'Phone', target: '01584 555 0142' } },
      },
    ],
  }) as AnySection
  expect(outwardLinks(inside)).toEqual([])
})

test('[4.link-safety] a page without unsafe links keeps all of its words, and every other link', () => {
  const [header, services] = sections.map((section) => withoutLinks(section, new Set([bad])))
  expect(header).toMatchObject({
    button: { label: 'Pay', link: { type: 'Web', target: '' } },
    links: [{ id: 'a', label: 'Shop', link: web(good) }],
    socials: [{ id: 's', link: { type: 'Social', target: '', network: 'Instagram' } }],
  })
  const items = services?.type === 'Services' ? services.items : []
  expect(items[1]).toEqual(service('two', good))
  expect(items[0]?.button).toEqual({ label: 'Book', link: web('') })
  expect(JSON.stringify(items[0]?.body)).toBe(
    JSON.stringify(linked(bad)).replace(`,{"type":"link","attrs":{"href":"${bad}"}}`, ''),
  )
  expect(sections.map((section) => withoutLinks(section, new Set()))).toEqual(sections)
})

test('[4.link-safety] nothing is changed of what leads nowhere', () => {
  const plain = blankSection('Services', 'services', {
    items: [{ ...service('plain', good), body: richTextOf('Words'), button: noButton }],
  }) as AnySection
  expect(withoutLinks(plain, new Set([bad]))).toEqual(plain)
})
