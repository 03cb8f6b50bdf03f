import { addressLine } from '../../../../business/address-line.ts'
import { PhoneLink, Times } from '../../../../page/facts.tsx'
import { hoursRows } from '../../../../page/hours-rows.ts'
import type { PageContext } from '../../../../page/page-context.ts'
import type { LateOpening } from '../../hero.tsx'

const FactBar = ({ page }: { readonly page: PageContext }) => {
  const hours = hoursRows(page.business.hours, page).slice(0, 3)
  const address = addressLine(page.business, page)
  return (
    <dl className="fact-bar">
      {hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>
            <Times times={times} />
          </dd>
        </div>
      ))}
      {address === '' ? null : (
        <div>
          <dt>{page.strings.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {page.business.phone === '' ? null : (
        <div>
          <dt>{page.strings.phone}</dt>
          <dd>
            <PhoneLink page={page} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Hours, address and number in a bar below the opening. */
export const counterLate: LateOpening = {
  Foot: FactBar,
  style: `
.section-introduction.layout-counter .fact-bar{display:grid;border-block:var(--border-width) solid var(--rule)}
.section-introduction.layout-counter .fact-bar>div{padding:var(--space-16) var(--gutter);border-block-start:var(--border-width) solid var(--rule);margin-block-start:calc(-1*var(--border-width))}
.section-introduction.layout-counter .fact-bar dt{font-size:var(--step--1)}
.section-introduction.layout-counter .fact-bar a{display:inline-block;padding-block:var(--space-4)}
.section-introduction.layout-counter .fact-bar dd{font-weight:var(--strong-weight);font-variant-numeric:lining-nums tabular-nums}
@container section (min-width:48rem){
.section-introduction.layout-counter .fact-bar{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.section-introduction.layout-counter .fact-bar>div{border-block-start:0;margin:0;padding:var(--space-24) var(--gutter)}
.section-introduction.layout-counter .fact-bar>div:first-child{padding-inline-start:var(--edge)}
.section-introduction.layout-counter .fact-bar>div+div{border-inline-start:var(--border-width) solid var(--rule);padding-inline-start:var(--space-24)}
}
@container section (min-width:62rem){
.section-introduction.layout-counter .fact-bar{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:auto}
}
@container section (min-width:62rem){
.section-introduction.layout-counter.is-aligned.align-top .stage{grid-template-rows:auto auto auto 1fr}
.section-introduction.layout-counter.is-aligned.align-bottom .stage{grid-template-rows:1fr auto auto auto}
}
`,
}
