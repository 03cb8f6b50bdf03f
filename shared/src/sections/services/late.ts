import type { LatePart } from '../late-part.ts'

/** What of the Services section comes apart. */
export const servicesLate = {
  style: `
.section-services.is-aligned:is(.align-right,.align-fill) .head{grid-template-columns:minmax(0,1fr)}
.section-services.is-aligned.align-fill .head-text{justify-self:stretch}
`,
  wants: [
    { what: 'Something you do', why: 'Its name, and a price if you like' },
    { what: 'Another', why: '' },
    { what: 'Another', why: '' },
  ],
} as const satisfies LatePart
