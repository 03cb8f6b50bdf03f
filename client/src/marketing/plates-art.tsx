const leaves = ['#3f6b2f', '#a9232f', '#7ba23d', '#e2603b', '#f0d9a8', '#2f5228']
const soup = ['#f6c15b', '#7ba23d', '#fff1d8']
const goldenAngle = 2.39996

interface Heap {
  cx: number
  cy: number
  count: number
  spread: number
  size: number
  colours: readonly string[]
}

/** Things heaped on a plate the way seeds sit in a sunflower, so that no two touch by accident. */
const Heap = ({ cx, cy, count, spread, size, colours }: Heap) =>
  Array.from({ length: count }, (_, index) => {
    const radius = spread * Math.sqrt((index + 0.8) / count)
    const angle = index * goldenAngle
    const at = {
      cx: Math.round(cx + radius * Math.cos(angle)),
      cy: Math.round(cy + radius * Math.sin(angle)),
    }
    return (
      <circle
        key={`${at.cx} ${at.cy}`}
        {...at}
        r={Math.round(size * (0.62 + 0.38 * Math.abs(Math.sin(index * 2.3))))}
        fill={colours[index % colours.length]}
      />
    )
  })

export const PlatesArt = () => (
  <svg className="art" viewBox="0 0 600 420" aria-hidden="true">
    <circle cx="210" cy="220" r="178" fill="#fff8f0" />
    <circle cx="210" cy="220" r="138" fill="#f3e3d3" />
    <Heap cx={210} cy={220} count={50} spread={112} size={21} colours={leaves} />
    <circle cx="478" cy="118" r="98" fill="#4a0d27" />
    <circle cx="478" cy="118" r="78" fill="#e4863a" />
    <Heap cx={478} cy={118} count={18} spread={60} size={9} colours={soup} />
    <circle cx="492" cy="332" r="86" fill="#fff8f0" />
    <circle cx="468" cy="318" r="34" fill="#f2b632" />
    <circle cx="468" cy="318" r="29" fill="#fbe08a" />
    <circle cx="516" cy="344" r="34" fill="#f2b632" />
    <circle cx="516" cy="344" r="29" fill="#fbe08a" />
  </svg>
)
