import { parseHTML } from 'linkedom'

/** A node of a page, as far as anybody here asks. */
export interface PageNode {
  readonly nodeType: number
  readonly textContent: string | null
  readonly childNodes: Iterable<PageNode>
  readonly parentNode: PageNode | null
}

/** An element of a page. */
export interface PageElement extends PageNode {
  readonly localName: string
  readonly parentElement: PageElement | null
  readonly children: Iterable<PageElement>
  readonly nextElementSibling: PageElement | null
  readonly previousElementSibling: PageElement | null
  readonly getAttribute: (name: string) => string | null
  readonly hasAttribute: (name: string) => boolean
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>
  readonly matches: (selector: string) => boolean
  readonly closest: (selector: string) => PageElement | null
  readonly remove: () => void
}

/** A page that was parsed; nothing in it is run or fetched. */
export interface PageDocument {
  readonly documentElement: PageElement | null
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>
  readonly querySelector: (selector: string) => PageElement | null
}

const elementType = 1
const textType = 3

export const isElement = (node: PageNode): node is PageElement => node.nodeType === elementType
export const isText = (node: PageNode): boolean => node.nodeType === textType

/** More elements than any page that a person wrote has: of a longer one the rest is left. */
const charactersMaximum = 2 * 1024 * 1024

/** Takes a page apart. */
export const parsePage = (html: string): PageDocument => {
  const cut = html.slice(0, charactersMaximum)
  // Without one, a fragment's parts would each be a document of their own.
  return parseHTML(/<html[\s>]/iu.test(cut) ? cut : `<html><body>${cut}</body></html>`).document
}
