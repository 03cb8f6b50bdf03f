import { short } from '../kit.ts'

/** A place on the plane. */
export type Point = readonly [x: number, y: number]
/** A smooth line from its first point to its last. */
export type Curve = readonly [Point, Point, Point, Point]

/** A point of a curve, at a share of its way. */
export const pointOf = ([a, b, c, d]: Curve, way: number): Point => {
  const rest = 1 - way
  const along = (at: 0 | 1) =>
    rest ** 3 * a[at] + 3 * rest ** 2 * way * b[at] + 3 * rest * way ** 2 * c[at] + way ** 3 * d[at]
  return [along(0), along(1)]
}

/** Which way a curve runs there, in degrees. */
export const courseOf = (curve: Curve, way: number): number => {
  const [x, y] = pointOf(curve, Math.max(0, way - 0.01))
  const [nextX, nextY] = pointOf(curve, Math.min(1, way + 0.01))
  return (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
}

/** The path data of a curve. */
export const curveData = ([a, b, c, d]: Curve): string =>
  `M${short(a[0])} ${short(a[1])}C${[b, c, d].map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')}`
