declare module 'tr46' {
  interface Options {
    readonly checkHyphens?: boolean
    readonly checkBidi?: boolean
    readonly checkJoiners?: boolean
    readonly useSTD3ASCIIRules?: boolean
    readonly verifyDNSLength?: boolean
  }
  export const toASCII: (name: string, options?: Options) => string | null
  export const toUnicode: (
    name: string,
    options?: Options,
  ) => { readonly domain: string; readonly error: boolean }
}
