declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'sfnt' | 'truetype' | 'woff2'
    readonly keepAllGlyphs?: boolean
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly preserveNameIds?: readonly number[]
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  const subsetFont: (font: Uint8Array, text: string, cut: Cut) => Promise<Buffer>
  export default subsetFont
}
