import { path, repeat } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

const pointsALoop = 26

/** Strands in loops, the later ones above: pasta, rope, yarn, cable or wire. */
export const drawStrands: Generator = ({ width, height, colours, random }) => {
  const count = width > height * 2.5 ? 6 : 5
  const thick = Math.max(9, height / 17)
  const ground = colours.accent
  const fills = [0.12, 0.3, 0.48].map((share) => mix(colours.surface, colours.support, share))
  const strand = (index: number): string => {
    const loop = height * random.between(0.14, 0.24)
    const advance = height * random.between(0.075, 0.11)
    const middle = height * (0.16 + (0.72 * index) / (count - 1))
    const start = -height * random.between(0.2, 0.7)
    const sway = random.between(0, 6)
    const turns = Math.ceil((width - start + height) / (advance * 2 * Math.PI))
    const course = repeat(turns * pointsALoop, (at) => {
      const angle = (at / pointsALoop) * 2 * Math.PI
      const wide = loop * (1 + 0.3 * Math.sin(angle / 5 + sway))
      const x = start + advance * angle - wide * Math.sin(angle)
      const y = middle - wide * Math.cos(angle) + height * 0.06 * Math.sin(angle / 7 + sway)
      return `${at === 0 ? 'M' : at === 1 ? 'L' : ' '}${path`${x} ${y}`}`
    })
    const fill = fills[index % fills.length] ?? colours.surface
    const edge = mix(ground, colours.ink, 0.7)
    return `<defs><path id="s${index}" d="${course}"/></defs><g fill="none" stroke-linejoin="round"><use href="#s${index}" stroke="${edge}" stroke-width="${thick + 4}"/><use href="#s${index}" stroke="${fill}" stroke-width="${thick}"/></g>`
  }
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${repeat(count, strand)}`
}
