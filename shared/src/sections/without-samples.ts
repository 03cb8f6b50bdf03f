interface Sampled {
  readonly items: readonly { readonly sample: boolean }[]
}

/** A section as visitors get it: what was invented as an example stays out until its owner confirms it. */
export const withoutSamples = <S extends Sampled>(section: S): S => ({
  ...section,
  items: section.items.filter(({ sample }) => !sample),
})
