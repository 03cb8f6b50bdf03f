type LayoutSketchProps = { type: string; layout: string }

type Bar = readonly [x: number, y: number, width: number, height: number]

/** Words in a layout's name that tell its shape, the first match winning. */
const shapes: readonly (readonly [RegExp, readonly Bar[]])[] = [
  [
    /carousel|strip|slides/,
    [
      [0, 6, 8, 22],
      [11, 6, 26, 22],
      [40, 6, 8, 22],
      [18, 32, 12, 3],
    ],
  ],
  [
    /mosaic|masonry|collage/,
    [
      [0, 0, 28, 20],
      [31, 0, 17, 12],
      [31, 15, 17, 21],
      [0, 23, 28, 13],
    ],
  ],
  [
    /two|pair|half/,
    [
      [0, 0, 22, 16],
      [26, 0, 22, 16],
      [0, 20, 22, 16],
      [26, 20, 22, 16],
    ],
  ],
  [
    /three|cards|grid|row|columns|tiles|wall/,
    [
      [0, 0, 14, 22],
      [17, 0, 14, 22],
      [34, 0, 14, 22],
      [0, 26, 14, 4],
      [17, 26, 14, 4],
      [34, 26, 14, 4],
    ],
  ],
  [
    /price|list|lines|rows|ledger|table|accordion|names|open|menu/,
    [
      [0, 0, 48, 6],
      [0, 10, 48, 6],
      [0, 20, 48, 6],
      [0, 30, 48, 6],
    ],
  ],
  [
    /feature|large|lead|spotlight|one|single/,
    [
      [0, 0, 30, 36],
      [33, 0, 15, 10],
      [33, 13, 15, 10],
      [33, 26, 15, 10],
    ],
  ],
  [
    /split|side|beside|portrait|facts|right/,
    [
      [0, 4, 20, 6],
      [0, 14, 18, 3],
      [0, 20, 18, 3],
      [0, 28, 10, 5],
      [25, 0, 23, 36],
    ],
  ],
  [
    /left/,
    [
      [0, 0, 23, 36],
      [28, 6, 20, 6],
      [28, 16, 18, 3],
      [28, 22, 18, 3],
    ],
  ],
  [/full|cover|bleed|poster|band|behind|over|backdrop/, [[0, 0, 48, 36]]],
  [
    /centered|centred|center|stacked|plain|words|quiet|standard/,
    [
      [8, 6, 32, 7],
      [12, 17, 24, 3],
      [12, 23, 24, 3],
      [18, 30, 12, 5],
    ],
  ],
  [
    /bar|line|minimal|slim/,
    [
      [0, 14, 14, 8],
      [26, 16, 6, 4],
      [34, 16, 6, 4],
      [42, 16, 6, 4],
    ],
  ],
]

/** A small drawing of where things stand in a layout. */
export function LayoutSketch({ layout }: LayoutSketchProps) {
  const bars = shapes.find(([name]) => name.test(layout))?.[1] ?? spread(layout)
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      {bars.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" fill="currentColor" />
      ))}
    </svg>
  )
}

/** A layout whose name tells nothing still gets a drawing of its own. */
function spread(layout: string): readonly Bar[] {
  const turn = [...layout].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3
  const at = 4 + turn * 10
  return [
    [0, 0, 48 - at, 8],
    [0, 12, at + 8, 24],
    [at + 12, 12, 36 - at, 24],
  ]
}
