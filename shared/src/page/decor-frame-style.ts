const points = 120

/** A closed outline around the middle, in per cent; `radius` gives its distance at an angle, 1 reaching the edge. */
const outline = (radius: (angle: number) => number): string =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI
    const at = (offset: number) => Number((50 + 50 * offset * radius(angle)).toFixed(1))
    return `${at(Math.cos(angle))}% ${at(Math.sin(angle))}%`
  }).join(',')

/** The distance of a rounded square's edge at an angle. */
const square = (angle: number): number =>
  (Math.abs(Math.cos(angle)) ** 6 + Math.abs(Math.sin(angle)) ** 6) ** (-1 / 6)

const flower = outline((angle) => 0.78 + 0.22 * Math.abs(Math.cos(4 * angle)) ** 0.7)
const bumpy = outline((angle) => square(angle) * (0.9 + 0.06 * Math.abs(Math.cos(10 * angle)) ** 0.7))

/** Specification 3: the decor frames of pictures, as CSS. */
export const decorFrameStyle = [
  '.picture.decor-arch{border-radius:50cqi 50cqi 0 0}',
  '.picture.decor-pill{border-radius:50cqi}',
  '.picture.decor-angled{border-radius:0;clip-path:polygon(0 7%,100% 0,100% 93%,0 100%)}',
  '.picture.decor-notched{border-radius:0;clip-path:polygon(0 0,88% 0,88% 12%,100% 12%,100% 100%,12% 100%,12% 88%,0 88%)}',
  '.picture.decor-flared{border-radius:0;clip-path:polygon(0 0,100% 0,92% 50%,100% 100%,0 100%,8% 50%)}',
  '.picture.decor-screen{border:8px solid var(--ink);border-block-end-width:24px;border-radius:12px}',
  `.picture.decor-bumpy{border-radius:0;clip-path:polygon(${bumpy})}`,
  `.picture.decor-flower{border-radius:0;clip-path:polygon(${flower})}`,
].join('\n')
