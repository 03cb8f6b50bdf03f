import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { TradeIcon } from '../icon.tsx'
import type { TradeWords } from './trade-page-content.ts'

const rowsShown = 3

interface TradeBoardProps {
  slug: IndustrySlug
  business: string
  headline: string
  words: TradeWords
}

/** A board with the words of a trade, on which appears what is typed into the form above it. */
export const TradeBoard = ({ slug, business, headline, words }: TradeBoardProps) => (
  <div className="hung">
    <div className="board">
      <div className="site plain" data-board aria-hidden="true">
        <div className="s-bar">
          <span className="t" data-name>
            {business}
          </span>
          <span className="s-cta">Contact Us</span>
        </div>
        <div className="s-hero">
          <div>
            <div className="t" data-headline>
              {headline}
            </div>
            <p data-what>{words.services[0]?.text}</p>
          </div>
          <TradeIcon slug={slug} />
        </div>
        <div className="s-list">
          {words.services.slice(0, rowsShown).map(({ name }) => (
            <div key={name} className="s-price">
              <span>{name}</span>
              <b>your price</b>
            </div>
          ))}
        </div>
      </div>
    </div>
  </div>
)
