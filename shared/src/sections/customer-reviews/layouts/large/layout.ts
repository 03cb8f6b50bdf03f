import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const large: Layout<CustomerReviewsSection> = {
  id: 'large',
  name: 'Large',
  suits: ({ items }) => items.length <= 1,
  style: `
.section-customer-reviews.layout-large .wrap{gap:var(--space-56)}
.section-customer-reviews.layout-large blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:calc(var(--heading-tracking)*.6);font-size:var(--size-quote);line-height:1.24;max-width:min(30ch,100%)}
.section-customer-reviews.layout-large .is-long blockquote{font-size:var(--step-1);line-height:1.5;max-width:52ch;text-transform:none;font-family:var(--font-body);font-weight:400;font-style:normal;letter-spacing:0}
.section-customer-reviews.layout-large .is-short blockquote{font-size:calc(var(--size-quote)*1.3)}
.section-customer-reviews.layout-large figure{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center}
.section-customer-reviews.layout-large h2{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-align:center;text-transform:none}
`,
}
