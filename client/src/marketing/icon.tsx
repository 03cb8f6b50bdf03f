import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { type BrandIconName, brandIcons, type LineIconName, lineIcons } from './line-icons.ts'
import { tradeIcons } from './trade-icons.ts'

export const TradeIcon = ({ slug }: { slug: IndustrySlug }) => <Path box={256} d={tradeIcons[slug]} />

export const SignIcon = ({ name }: { name: LineIconName }) => <Path box={256} d={lineIcons[name]} />

export const BrandIcon = ({ name }: { name: BrandIconName }) => <Path box={24} d={brandIcons[name]} />

const Path = ({ box, d }: { box: number; d: string }) => (
  <svg className="icon" viewBox={`0 0 ${box} ${box}`} fill="currentColor" aria-hidden="true">
    <path d={d} />
  </svg>
)
