import { businessLimits } from '@shingle/shared/business/business.ts'
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { industryPath } from '@shingle/shared/paths/page-paths.ts'
import { serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { SignIcon, TradeIcon } from '../icon.tsx'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'
import { lookSize, tradeLooks } from './trade-looks.ts'
import type { TradePages } from './trade-page-content.ts'
import { tradeGroups, trades } from './trades.ts'

/** The trades whose looks hang beside the list. */
const hung = ['electrician', 'house-cleaning', 'coffee-shop'] as const satisfies readonly IndustrySlug[]

/** What is typed finds a trade among the rows; whoever is in none of them begins from their own words. */
const AskForm = () => (
  <form className="start" id="own-words" action={appPaths.createAbout}>
    <label>
      What do people pay you for?
      <input
        name="about"
        placeholder="piano, boilers, wedding cakes"
        maxLength={businessLimits.description}
        autoComplete="off"
        aria-describedby="trades-count"
      />
      <small className="trades-count" id="trades-count" role="status" />
    </label>
    <button type="submit">
      Make my website <SignIcon name="arrow-right" />
    </button>
  </form>
)

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Kinds of work, for whoever looks for theirs and not for a word. */
const Kinds = () => (
  <nav className="kinds" aria-label="Kinds of work">
    {tradeGroups.map(({ title }) => (
      <a key={title} href={`#${idOf(title)}`}>
        {title}
      </a>
    ))}
  </nav>
)

/** What takes the list's place while somebody types: without a script nobody sees it. */
const Found = () => (
  <div className="trades-found" hidden>
    <section className="closest">
      <h2>Closest</h2>
      <ul />
    </section>
    <section>
      <h2>Not quite?</h2>
      <button type="submit" form="own-words" className="own-words">
        <SignIcon name="arrow-right" />
        <b>Start from your own words</b>
        <span />
      </button>
    </section>
  </div>
)

/** The picture of a trade's look, and what is seen on it. */
const lookOf = (slug: IndustrySlug) => {
  const { business, looks } = tradeLooks[slug]
  return { file: `${serverPaths.assets[0]}/${looks[0]?.file}`, alt: `${business}: ${looks[0]?.heading}` }
}

/** A row of the list. Its look hangs on the first board while a hand is on it. */
const TradeRow = ({ slug, called }: { slug: IndustrySlug; called: readonly string[] }) => {
  const { file, alt } = lookOf(slug)
  return (
    <a href={industryPath(slug)} data-words={called.join(',')} data-look={file} data-alt={alt}>
      <TradeIcon slug={slug} />
      <b>{trades[slug].name}</b>
      <span>{trades[slug].headline}</span>
    </a>
  )
}

const Chain = () => (
  <aside className="chain">
    {hung.map((slug) => {
      const { file, alt } = lookOf(slug)
      return (
        <a key={slug} href={industryPath(slug)}>
          <div className="hung">
            <div className="board">
              <img src={file} alt={alt} loading="lazy" {...lookSize} />
            </div>
          </div>
          <b>{trades[slug].name}</b>
        </a>
      )
    })}
  </aside>
)

/** Specification 2: all trades, by what people do. */
export const IndustriesPage = ({ content: written }: { content: TradePages }) => (
  <>
    <MarketingHeader />
    <main {...content}>
      <div className="opening all-trades-top">
        <div>
          <h1>Thirty trades, and room for yours.</h1>
          <p className="lead">
            Begin with the words, sections and pictures of your own work. Not on the list? Say what you do,
            and it is written from that.
          </p>
        </div>
        <AskForm />
      </div>
      <div className="all-trades">
        <Found />
        <div className="trades-list">
          <Kinds />
          {tradeGroups.map(({ title, where, slugs }) => (
            <section key={title} id={idOf(title)}>
              <div>
                <h2>{title}</h2>
                <p>{where}</p>
              </div>
              <ul>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <TradeRow slug={slug} called={written[slug].words.called} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Chain />
      </div>
    </main>
    <MarketingFooter />
  </>
)
