import { drawArtwork } from '@shingle/shared/artwork/artwork.ts'
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import type { TradeWords } from './trade-page-content.ts'

const rowsShown = 3

/** The first thing of a trade that hangs or lies leaves half of the sheet empty: there another one is drawn. */
const drawn: Partial<Readonly<Record<IndustrySlug, number>>> = { electrician: 1 }

const boardDrawing = (slug: IndustrySlug): string =>
  drawArtwork({
    industry: slug,
    motif: drawn[slug] ?? 0,
    style: 'line',
    seed: slug,
    width: 440,
    height: 400,
    colours: {
      surface: '#f2f0ea',
      tint: '#d9c9a3',
      ink: '#16263f',
      accent: '#b03a14',
      onAccent: '#ffffff',
      support: '#16263f',
    },
    // The sheet covers its side of the board, however many lines stand beside it.
  }).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')

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
            <span className="s-cta" data-action>
              {words.action}
            </span>
          </div>
          <div
            className="s-art"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own engine when the page is written
            dangerouslySetInnerHTML={{ __html: boardDrawing(slug) }}
          />
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
