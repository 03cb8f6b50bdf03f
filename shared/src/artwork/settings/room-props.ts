import { oval, path, repeat } from '../kit.ts'
import type { Area, Stage } from '../stage.ts'

/** A sash window with hills outside, filling most of an area. */
export const roomWindow = ({ kit }: Stage, area: Area): string => {
  const height = Math.min(area.height * 0.66, 190)
  const width = Math.min(area.width * 0.74, height * 0.78)
  const x = area.x + (area.width - width) / 2
  const y = area.y + (area.height - height) * 0.42
  const [inner, sky] = [x + 7, y + 7]
  const [paneWidth, paneHeight] = [width - 14, height - 14]
  const hill = (top: number, dip: number) =>
    path`M${inner} ${sky + paneHeight * top}q${paneWidth * 0.3} ${-paneHeight * dip} ${paneWidth * 0.55} 0t${paneWidth * 0.45} -4V${sky + paneHeight}H${inner}z`
  return [
    kit.fill([x, y, width, height], 'paper'),
    kit.fill([inner, sky, paneWidth, paneHeight], 'glass'),
    kit.fill(hill(0.62, 0.2), 'leafPale'),
    kit.fill(hill(0.8, 0.14), 'leaf'),
    kit.fill([x + width / 2 - 2, sky, 4, paneHeight], 'paper'),
    kit.fill([inner, y + height / 2 - 3, paneWidth, 6], 'paper'),
    kit.fill([x - 6, y + height, width + 12, 7], 'paper'),
    kit.shade([x - 6, y + height + 7, width + 12, 4], 0.12),
    kit.shade([x + width, y + 4, 5, height - 4], 0.1),
  ].join('')
}

const bookTones = ['main', 'secondDeep', 'paper', 'second', 'mainDeep', 'pale'] as const

/** A shelf with books, a jar and a small plant. */
export const roomShelf = ({ kit, random }: Stage, area: Area): string => {
  const width = Math.min(area.width * 0.8, 170)
  const x = area.x + (area.width - width) / 2
  const shelf = (y: number) => {
    const start = x + random.between(8, 20)
    const count = Math.floor((width * 0.5) / 12)
    const jar = x + width - random.between(26, 38)
    return [
      repeat(count, (index) => {
        const height = 26 + random.between(0, 14)
        return kit.fill([start + index * 11, y - height, 10, height], random.pick(bookTones))
      }),
      kit.fill(
        `M${jar} ${y}l-4-16h20l-4 16z`.replaceAll(/\d+\.\d+/g, (n) => Number(n).toFixed(1)),
        'secondDeep',
      ),
      kit.fill(oval([jar + 6, y - 27, 6, 13]), 'leaf'),
      kit.fill(oval([jar - 1, y - 22, 5, 9]), 'leafDeep'),
      kit.fill([x, y, width, 6], 'second'),
      kit.shade([x + 6, y + 6, width - 6, 4], 0.12),
    ].join('')
  }
  const first = area.y + Math.max(62, area.height * 0.36)
  return area.height > 190
    ? shelf(first) + shelf(first + 68)
    : shelf(area.y + Math.max(58, area.height * 0.55))
}

/** One or two framed prints. */
export const roomFrames = ({ kit, random }: Stage, area: Area): string => {
  const height = Math.min(area.height * 0.42, 96)
  const width = height * 0.78
  const frame = (x: number, y: number) => {
    const [cx, cy] = [x + width / 2, y + height / 2]
    const print = random.pick(['sun', 'arch'])
    return [
      kit.shade([x + 5, y + 5, width, height], 0.1),
      kit.fill([x, y, width, height], 'secondDeep'),
      kit.fill([x + 4, y + 4, width - 8, height - 8], 'paper'),
      print === 'sun'
        ? kit.fill([cx, cy - 6, width * 0.2], 'second') +
          kit.fill([x + 12, cy + 6, width - 24, height * 0.22], 'main')
        : kit.fill(
            [cx - width * 0.22, cy - height * 0.24, width * 0.44, height * 0.52, width * 0.22],
            'main',
          ) + kit.fill([cx, cy, width * 0.1], 'second'),
    ].join('')
  }
  const top = area.y + Math.max(16, area.height * 0.24)
  const middle = area.x + area.width / 2
  if (area.width < width * 2.6) return frame(middle - width / 2, top)
  return frame(middle - width - 9, top) + frame(middle + 9, top)
}

/** A lamp hanging from the ceiling with its pool of light. */
export const roomPendant = ({ kit }: Stage, area: Area): string => {
  const x = Math.round(area.x + area.width / 2)
  const y = Math.round(area.y + Math.min(area.height * 0.4, 110))
  return [
    kit.gleam(`M${x - 26} ${y}h52l54 ${Math.round(area.height - y)}h-160z`, 0.16),
    kit.fill([x - 1.5, 0, 3, y - 30], 'deep'),
    kit.fill([x, y + 1, 9], 'paper'),
    kit.fill(`M${x - 32} ${y}q4-32 32-34q28 2 32 34z`, 'second'),
    kit.shade(`M${x + 6} ${y}q4-24-6-34q28 2 32 34z`),
  ].join('')
}

/** A tall plant in a pot, standing on the foot line. */
export const roomPlant = (
  { kit }: Stage,
  { x, foot, height }: { x: number; foot: number; height: number },
): string => {
  const unit = height / 100
  const at = (dx: number, dy: number) => `${Math.round(x + dx * unit)} ${Math.round(foot - dy * unit)}`
  const leaf = (dx: number, dy: number, bend: number) =>
    `M${at(0, 30)}Q${at(dx * 0.2 - bend, dy * 0.8)} ${at(dx, dy)}Q${at(dx * 0.7 + bend, dy * 0.45)} ${at(0, 30)}z`
  return [
    kit.fill(leaf(-34, 70, 12), 'leafDeep'),
    kit.fill(leaf(34, 74, -12), 'leafDeep'),
    kit.fill(leaf(-16, 94, 8), 'leaf'),
    kit.fill(leaf(18, 98, -8), 'leaf'),
    kit.fill(
      `M${at(-20, 34)}H${Math.round(x + 20 * unit)}L${at(15, 0)}H${Math.round(x - 15 * unit)}z`,
      'pot',
    ),
    kit.shade(`M${at(4, 34)}H${Math.round(x + 20 * unit)}L${at(15, 0)}H${Math.round(x + 5 * unit)}z`),
  ].join('')
}
