const pipe = 'M-10 190h150v130h190V120h150v-140'
const joints = [
  [112, 162],
  [112, 292],
  [302, 292],
  [302, 92],
  [452, 92],
] as const

export const PipesArt = () => (
  <svg
    viewBox="0 0 600 400"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="Copper pipes with a red valve"
  >
    <path d="M0 0h600v400H0z" fill="#dfe8ec" />
    <path d="M0 300h600v100H0z" fill="#c6d3d9" />
    <g fill="none">
      <path d={pipe} stroke="#8c3d1e" strokeWidth="44" />
      <path d={pipe} stroke="#c8673a" strokeWidth="34" />
      <path d="M-10 182h142M148 312h174M338 112h134M472 104V-20" stroke="#e59b6c" strokeWidth="6" />
    </g>
    <g fill="#8c3d1e">
      {joints.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="56" height="56" rx="6" />
      ))}
    </g>
    <path d="M222 252h20v56h-20z" fill="#3a4650" />
    <rect x="204" y="286" width="56" height="68" rx="6" fill="#53626d" />
    <circle cx="232" cy="222" r="50" fill="none" stroke="#b3261e" strokeWidth="16" />
    <path d="M232 172v100M182 222h100" stroke="#b3261e" strokeWidth="12" />
    <circle cx="232" cy="222" r="13" fill="#7d1812" />
    <path d="M410 374a13 13 0 0 1-26 0c0-9 13-26 13-26s13 17 13 26z" fill="#2f6fa3" />
  </svg>
)
