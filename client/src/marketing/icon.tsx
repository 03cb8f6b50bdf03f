import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { type BrandIconName, brandIcons, type SignIconName, signIcons } from './sign-icons.ts'
import { tradeIcons } from './trade-icons.ts'

export function TradeIcon({ slug }: { slug: IndustrySlug }) {
  return <Path box={256} d={tradeIcons[slug]} />
}

export function SignIcon({ name }: { name: SignIconName }) {
  return <Path box={256} d={signIcons[name]} />
}

export function BrandIcon({ name }: { name: BrandIconName }) {
  return <Path box={24} d={brandIcons[name]} />
}

function Path({ box, d }: { box: number; d: string }) {
  return (
    <svg className="icon" viewBox={`0 0 ${box} ${box}`} fill="currentColor" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
