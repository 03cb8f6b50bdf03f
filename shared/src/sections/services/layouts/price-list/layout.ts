import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { arePriced, areShortlyPriced, between, longest } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const priceList: Layout<ServicesSection> = {
  id: 'price-list',
  name: 'Price list',
  alignments: acrossOrFilling,
  rank: 3,
  suits: (section) =>
    arePriced(section) && areShortlyPriced(section) && between(section, 3, 24) && longest(section) <= 240,
  style: `
.section-services.layout-price-list .services{gap:0;background:var(--card);padding:var(--space-8) clamp(16px,3cqi,40px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-services.layout-price-list .service{padding-block:var(--space-16)}
.section-services.layout-price-list .service+.service{border-block-start:1px solid var(--line)}
.section-services.layout-price-list .service-picture{display:none}
.section-services.layout-price-list .service-words{grid-template-columns:minmax(0,1fr) auto;gap:var(--space-4) var(--space-16)}
.section-services.layout-price-list .service-text{grid-area:2/1/3/3;color:var(--ink-soft)}
.section-services.layout-price-list .price{grid-area:1/2;font-family:var(--font-heading);font-size:var(--step-1)}
@container section (min-width:62rem){
.section-services.layout-price-list .service-words{grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(0,2.4fr);align-items:baseline;gap:var(--space-32)}
.section-services.layout-price-list .service-text{grid-area:auto;grid-column:2;grid-row:1}
.section-services.layout-price-list .price{grid-column:3;grid-row:1;text-align:end}
}
`,
}
