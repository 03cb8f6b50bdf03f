import type { Language } from '../language/language.ts'
import { latePartOf } from '../sections/late-part-of.ts'

interface EmptyPlaceProps {
  readonly type: string
  /** The page's: what stands on it is in one language, whatever the designer around it speaks. */
  readonly language: Language
}

const onlyYou: Readonly<Record<Language, string>> = {
  english: 'Only you see this',
  spanish: 'Solo usted ve esto',
  french: 'Vous seul voyez ceci',
  italian: 'Lo vede solo lei',
  german: 'Das sehen nur Sie',
  japanese: 'これはあなたにだけ見えます',
  Korean: '본인에게만 보입니다',
}

/** Where the owner's facts would stand, in the page's own ink: shown on the canvas alone. */
export const EmptyPlace = ({ type, language }: EmptyPlaceProps) => {
  const places = latePartOf(type)?.wants?.[language] ?? []
  if (places.length === 0) return null
  return (
    <div className="wrap places">
      <p className="only">{onlyYou[language]}</p>
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
