interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * The largest upright part of a turned picture that has no empty corner: as high and wide as the picture is, or lying where it
 * stood after a quarter turn, made smaller in proportion.
 */
export const turnedSides = ({ width, height }: Sides, degrees: number): Sides => {
  const quarters = Math.round(degrees / 90)
  const [wide, high] = quarters % 2 === 0 ? [width, height] : [height, width]
  const rest = (Math.abs(degrees - quarters * 90) * Math.PI) / 180
  const scale = 1 / (Math.cos(rest) + Math.max(wide / high, high / wide) * Math.sin(rest))
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
}
