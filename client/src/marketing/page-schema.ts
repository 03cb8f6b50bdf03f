import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'

// Vocabulary of schema.org, as search engines read it. Addresses begin with `/`: whoever serves the page knows its origin.

/** Who makes the product. */
export const organization = {
  '@type': 'Organization',
  '@id': `${pagePaths.home}#organization`,
  name: productName,
  url: pagePaths.home,
}

/** What the product is, and that it costs nothing. */
export const application = {
  '@type': 'WebApplication',
  name: productName,
  url: pagePaths.home,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: { '@id': organization['@id'] },
}

interface Asked {
  readonly question: string
  readonly answer: string
}

/** Questions that the page answers. */
export const questionsSchema = (asked: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Pages of a kind, in their order. */
export const listSchema = (pages: readonly { readonly name: string; readonly path: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: path,
  })),
})

interface Described {
  readonly path: string
  readonly title: string
  readonly description: string
  /** What the page itself is called, where that is not its title without the product. */
  readonly name?: string | undefined
}

const homeStep = { path: pagePaths.home, title: productName }

/** The page above a page: of trades and of articles, the list that has them. */
const above = (path: string) =>
  path.startsWith(`${pagePaths.industries}/`)
    ? [{ path: pagePaths.industries, title: 'All trades' }]
    : path.startsWith(`${pagePaths.blog}/`)
      ? [{ path: pagePaths.blog, title: 'Blog' }]
      : []

// A title says after the page whose it is, which its first step says already.
const ownName = (title: string): string => title.replace(` · ${productName}`, '')

const stepsTo = ({ path, title, name = ownName(title) }: Described) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [homeStep, ...above(path), { path, title: name }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.title,
    item: step.path,
  })),
})

/** All that a page tells search engines of itself: what every page is, where it stands, and what it is beside that. */
export const pageSchema = (page: Described, further: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': page.path,
      url: page.path,
      name: page.title,
      description: page.description,
      inLanguage: 'en',
      publisher: { '@id': organization['@id'] },
    },
    organization,
    ...(page.path === pagePaths.home ? [] : [stepsTo(page)]),
    ...further,
  ],
})
