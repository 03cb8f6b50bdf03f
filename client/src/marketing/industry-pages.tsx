import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { SignIcon, TradeIcon } from './icon.tsx'
import { MarketingPage } from './marketing-frame.tsx'
import { tradePages } from './trade-pages.ts'
import { trades } from './trades.ts'

const neighbourCount = 6

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

export const IndustryPage = ({ slug }: { slug: IndustrySlug }) => {
  const trade = { ...trades[slug], ...tradePages[slug] }
  return (
    <MarketingPage title={trade.headline} lead={trade.lead}>
      <div className="trade">
        <TradeIcon slug={slug} />
        <div>
          <h2 className="trade-asks">{`What people ask ${trade.people} first`}</h2>
          <ol>
            {trade.asks.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p className="sub">
            Your page answers them before anybody has to call. Two answers from you, and it is up on the wall.
          </p>
          <a className="act" href={`${appPaths.createAbout}?industry=${slug}`}>
            {`Make a website for ${trade.people}`} <SignIcon name="arrow-right" />
          </a>
        </div>
      </div>
      <nav className="neighbours" aria-label="Other trades">
        {neighbours(slug).map((other) => (
          <a key={other} href={industryPath(other)}>
            {trades[other].name}
          </a>
        ))}
        <a href={pagePaths.industries}>{`All ${industrySlugs.length} trades`}</a>
      </nav>
    </MarketingPage>
  )
}

/** The trades that follow in the list, starting over at its end. */
const neighbours = (slug: IndustrySlug): IndustrySlug[] => {
  const from = industrySlugs.indexOf(slug) + 1
  return [...industrySlugs.slice(from), ...industrySlugs].slice(0, neighbourCount)
}
