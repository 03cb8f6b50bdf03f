import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { industryPath } from '@shingle/shared/paths/page-paths.ts'
import { TradeIcon } from '../icon.tsx'
import { MarketingPage } from '../marketing-frame.tsx'
import { trades } from './trades.ts'

export const IndustriesPage = () => (
  <MarketingPage
    title="Thirty trades, and room for yours."
    lead="Begin with the words, sections and pictures of your own work. Not on the list? Say what you do, and it is written from that."
  >
    <ul className="all-trades">
      {industrySlugs.map((slug) => (
        <li key={slug}>
          <a href={industryPath(slug)}>
            <TradeIcon slug={slug} />
            <b>{trades[slug].name}</b>
            <span>{trades[slug].headline}</span>
          </a>
        </li>
      ))}
    </ul>
  </MarketingPage>
)
