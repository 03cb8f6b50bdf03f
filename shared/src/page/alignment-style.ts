const words = ':is(.head,.title,.copy,.number,.fit,.words,.facts,.caption,.section-quote-banner .wrap,.aside)'

const rowsIn = { left: 'start', center: 'center', right: 'end' } as const

/** How the words of a section lie where their owner says so: in every layout that offers it. */
const across = (side: keyof typeof rowsIn): string => {
  const own = `.site .section.is-aligned.align-${side}`
  const margin = { left: '0 auto', center: 'auto', right: 'auto 0' }[side]
  return `
${own} ${words}{text-align:${rowsIn[side]};justify-items:${rowsIn[side]}}
${own} .wrap>h2{text-align:${rowsIn[side]}}
${own} .actions{justify-content:${rowsIn[side]}}
${own} .title>h1{margin-inline:${margin}}
${own} .stage>:is(.ring,.bar){justify-self:${rowsIn[side]}}
`
}

/** The CSS of alignments that owners choose; what only one layout does with one of them stands in its folder. */
export const alignmentStyle = `${across('left')}${across('center')}${across('right')}
.site .section.is-aligned.align-fill ${words}{grid-template-columns:minmax(0,1fr);text-align:start;justify-items:stretch}
.site .section.is-aligned.align-fill :is(.rich,.caption,.primary,.subhead){max-width:none}
`
