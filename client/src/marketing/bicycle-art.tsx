const spokes = 28
const turn = (2 * Math.PI) / spokes

/** Around the axle, so that every wheel of a page is the same text and is sent once. */
const spokePath = Array.from({ length: spokes }, (_, index) => {
  const outer = index * turn
  const inner = outer + (index % 2 ? 1.15 : -1.15)
  const point = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(9, inner)}L${point(103, outer)}`
}).join('')

const Wheel = ({ cx, cy }: { cx: number; cy: number }) => (
  <g transform={`translate(${cx} ${cy})`}>
    <path d={spokePath} stroke="currentColor" strokeWidth="1.1" opacity=".75" />
    <circle r="112" stroke="currentColor" strokeWidth="9" />
    <circle r="103" stroke="currentColor" strokeWidth="2" />
    <circle r="10" className="hub" />
  </g>
)

export const BicycleArt = () => (
  <svg className="art" viewBox="0 0 560 380" fill="none" aria-hidden="true">
    <Wheel cx={130} cy={240} />
    <Wheel cx={420} cy={240} />
    <g className="frame" strokeWidth="11" strokeLinejoin="round" strokeLinecap="round">
      <path d="M130 240L200 96h178L258 246L200 96M258 246H130M420 240L370 66" />
    </g>
    <g stroke="currentColor" strokeWidth="10" strokeLinecap="round">
      <path d="M196 84l-10-26M158 54h58M366 62h42q22 2 18 30" />
    </g>
    <circle cx="258" cy="246" r="26" stroke="currentColor" strokeWidth="6" />
    <path d="M258 246l26 44M272 292h26" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
  </svg>
)
