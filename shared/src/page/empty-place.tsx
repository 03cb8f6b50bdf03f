import { latePartOf } from '../sections/late-part-of.ts'

/** Where the owner's facts would stand, in the page's own ink: shown on the canvas alone. */
export const EmptyPlace = ({ type }: { readonly type: string }) => {
  const places = latePartOf(type)?.wants ?? []
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
