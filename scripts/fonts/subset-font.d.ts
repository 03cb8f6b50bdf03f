declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'sfnt' | 'woff2'
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  const subsetFont: (font: Uint8Array, text: string, cut: Cut) => Promise<Buffer>
  export default subsetFont
}
