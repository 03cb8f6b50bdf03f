import { type DescribedThing, depthMaximum, thingsMaximum, typesOf } from './nodes.ts'
import { isElement, type PageDocument, type PageElement, type PageNode } from './page-dom.ts'
import { plainLine } from './plain-line.ts'

const attributes: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  link: 'href',
  img: 'src',
  time: 'datetime',
  data: 'value',
}

const wordsIn = (element: PageElement): string => {
  const attribute = element.hasAttribute('content') ? 'content' : attributes[element.localName]
  const said = attribute === undefined ? null : element.getAttribute(attribute)
  return plainLine(said ?? element.textContent).replace(/^(?:tel|mailto):/iu, '')
}

/** The elements of a scope that are none of another's. */
function* ownElements(scope: PageElement): Generator<PageElement> {
  const ahead: PageNode[] = [...scope.childNodes].reverse()
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (!isElement(node)) continue
    yield node
    if (!node.hasAttribute('itemscope')) ahead.push(...[...node.childNodes].reverse())
  }
}

const namesOf = (element: PageElement): readonly string[] =>
  (element.getAttribute('itemprop') ?? '').split(/\s+/u).filter((name) => /^\w+$/u.test(name))

const thingOf = (scope: PageElement, depth: number): DescribedThing => {
  const valueIn = (element: PageElement): unknown => {
    if (!element.hasAttribute('itemscope') || depth === depthMaximum) return wordsIn(element)
    const { types, properties } = thingOf(element, depth + 1)
    return { '@type': types, ...properties }
  }
  const told = [...ownElements(scope)].flatMap((element) =>
    namesOf(element).map((name) => ({ name, value: valueIn(element) })),
  )
  const byName = [...Map.groupBy(told, ({ name }) => name)].map(([name, values]) => [
    name,
    values.length === 1 ? values[0]?.value : values.map(({ value }) => value),
  ])
  return {
    types: typesOf((scope.getAttribute('itemtype') ?? '').split(/\s+/u)),
    properties: Object.fromEntries(byName),
  }
}

/** The things in microdata, as JSON-LD would tell them. */
export const microdataOf = (document: PageDocument): readonly DescribedThing[] =>
  [...document.querySelectorAll('[itemscope]')].slice(0, thingsMaximum / 6).map((scope) => thingOf(scope, 0))

const textIn = (card: PageElement, names: readonly string[]): string | undefined => {
  for (const name of names)
    for (const element of card.querySelectorAll(`.${name}`)) {
      const text = wordsIn(element)
      if (text !== '') return text
    }
  return undefined
}

const present = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== ''))

const cardOf = (card: PageElement): DescribedThing => {
  const address = present({
    streetAddress: textIn(card, ['p-street-address', 'street-address']),
    addressLocality: textIn(card, ['p-locality', 'locality']),
    postalCode: textIn(card, ['p-postal-code', 'postal-code']),
  })
  const properties = present({
    name: textIn(card, ['p-org', 'org', 'p-name', 'fn']),
    telephone: textIn(card, ['p-tel', 'u-tel', 'tel']),
    email: textIn(card, ['u-email', 'p-email', 'email']),
    description: textIn(card, ['p-note', 'note']),
    ...(Object.keys(address).length > 0 ? { address } : {}),
  })
  return { types: ['Organization'], properties }
}

/** The things in hCards, as JSON-LD would tell them. */
export const hCardsOf = (document: PageDocument): readonly DescribedThing[] =>
  [...document.querySelectorAll('.h-card,.vcard')].slice(0, 10).map(cardOf)
