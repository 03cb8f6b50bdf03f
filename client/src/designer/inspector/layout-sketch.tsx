import { layoutSketches } from './layout-sketches.ts'

const plain = '6 8 36 6, 10 18 28 3, 10 24 28 3'

/** A small drawing of where things stand in a layout. */
export const LayoutSketch = ({ type, layout }: { type: string; layout: string }) => {
  const boxes = (layoutSketches[`${type}/${layout}`] ?? plain).split(', ')
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      {boxes.map((box) => {
        const [x, y, width, height] = box.split(' ')
        return <rect key={box} x={x} y={y} width={width} height={height} rx="1" fill="currentColor" />
      })}
    </svg>
  )
}
