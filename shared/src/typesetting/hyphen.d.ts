declare module 'hyphen/*/index.js' {
  interface Hyphenation {
    readonly hyphenateSync: (text: string, options?: { readonly hyphenChar?: string }) => string
  }
  const hyphenation: Hyphenation
  export = hyphenation
}
