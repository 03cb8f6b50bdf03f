/** A line drawing on a 32 × 32 sheet: what the pen draws, and the one part that takes the loud colour. */
export interface Icon {
  readonly line: string
  readonly spot: string
}

/** A disc's course as path data. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`

/** A drawing whose coloured part the pen goes around as well. */
export const around = (spot: string, rest = ''): Icon => ({ line: spot + rest, spot })
