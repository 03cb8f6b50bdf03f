import type { LatePart } from '../late-part.ts'

/** What of the Services section comes apart. */
export const servicesLate = {
  style: `
.section-services.is-aligned:is(.align-right,.align-fill) .head{grid-template-columns:minmax(0,1fr)}
.section-services.is-aligned.align-fill .head-text{justify-self:stretch}
`,
  wants: {
    english: [
      { what: 'Something you do', why: 'Its name, and a price if you like' },
      { what: 'Another', why: '' },
      { what: 'Another', why: '' },
    ],
    spanish: [
      { what: 'Algo que usted hace', why: 'Su nombre y, si quiere, un precio' },
      { what: 'Otra cosa', why: '' },
      { what: 'Otra cosa', why: '' },
    ],
    french: [
      { what: 'Quelque chose que vous faites', why: 'Son nom, et un prix si vous voulez' },
      { what: 'Autre chose', why: '' },
      { what: 'Autre chose', why: '' },
    ],
    italian: [
      { what: 'Qualcosa che fa', why: 'Il nome e, se vuole, un prezzo' },
      { what: 'Un’altra cosa', why: '' },
      { what: 'Un’altra cosa', why: '' },
    ],
    german: [
      { what: 'Etwas, das Sie anbieten', why: 'Der Name und, wenn Sie mögen, ein Preis' },
      { what: 'Noch etwas', why: '' },
      { what: 'Noch etwas', why: '' },
    ],
    japanese: [
      { what: '提供しているもの', why: '名前と、よければ料金' },
      { what: 'もう一つ', why: '' },
      { what: 'もう一つ', why: '' },
    ],
    Korean: [
      { what: '하시는 일 하나', why: '이름, 원하시면 가격도' },
      { what: '하나 더', why: '' },
      { what: '하나 더', why: '' },
    ],
  },
} as const satisfies LatePart
