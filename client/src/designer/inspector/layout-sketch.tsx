/** A small drawing of where things stand in a layout. */
export const LayoutSketch = ({ sketch }: { sketch: string }) => {
  const boxes = sketch.split(', ')
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      {boxes.map((box) => {
        const [x, y, width, height] = box.split(' ')
        return <rect key={box} x={x} y={y} width={width} height={height} rx="1" fill="currentColor" />
      })}
    </svg>
  )
}
