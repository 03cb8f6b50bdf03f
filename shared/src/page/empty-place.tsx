import type { SectionType } from '../sections/sections.ts'

interface Asked {
  readonly what: string
  readonly why: string
}

/** What each kind of section waits for, and what it is good for. The designer speaks English to every owner. */
const asked: Readonly<Partial<Record<SectionType, readonly Asked[]>>> = {
  Services: [
    { what: 'Something you do', why: 'Its name, and a price if you like' },
    { what: 'Another', why: '' },
    { what: 'Another', why: '' },
  ],
  Gallery: [
    { what: 'One photograph', why: 'Your work in daylight says more than words' },
    { what: 'Another', why: '' },
  ],
  CustomerReviews: [{ what: 'What somebody said of you', why: 'In their words, with their name' }],
  QuoteBanner: [{ what: 'One sentence of yours', why: 'What you would say at the door' }],
  FrequentlyAskedQuestions: [{ what: 'A question you often hear', why: 'With the answer you give' }],
  Team: [{ what: 'Who works here', why: 'A name, and a photograph if you like' }],
}

/** Where the owner's facts would stand, in the page's own ink: shown on the canvas alone. */
export const EmptyPlace = ({ type }: { readonly type: string }) => {
  const [, places = []] = Object.entries(asked).find(([of]) => of === type) ?? []
  if (places.length === 0) return null
  return (
    <div className="wrap places">
      <p className="only">Only you see this</p>
      {places.map(({ what, why }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={at} className="place">
          <b>{what}</b>
          {why === '' ? null : <span>{why}</span>}
        </p>
      ))}
    </div>
  )
}

/** Its CSS. */
export const emptyPlaceStyle = `
.places{display:grid;gap:var(--space-16);margin-block-start:calc(var(--space-16) - var(--section-pad));padding-block-start:0;font-family:system-ui,sans-serif;font-size:15px;line-height:1.4}
.places .only{justify-self:start;background:var(--ink);color:var(--surface);border-radius:3px;padding:2px 8px;font-size:12px;font-weight:600}
.places .place{display:flex;flex-direction:column;justify-content:flex-end;border:1px dashed currentcolor;border-radius:4px;padding:var(--space-16);min-height:96px}
@container section (min-width:48rem){
.places{grid-template-columns:repeat(3,minmax(0,1fr))}
.places .only{grid-column:1/-1}
.places .place:nth-of-type(2){min-height:140px}
}
`
