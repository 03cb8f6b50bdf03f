declare module 'jsdom' {
  interface PageElement {
    readonly textContent: string
    readonly getAttribute: (name: string) => string | null
    readonly querySelectorAll: (selector: string) => Iterable<PageElement>
  }
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly document: PageElement }
  }
}
