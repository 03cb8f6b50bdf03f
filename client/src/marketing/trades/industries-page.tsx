import { businessLimits } from '@shingle/shared/business/business.ts'
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { industryPath } from '@shingle/shared/paths/page-paths.ts'
import { serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { SignIcon, TradeIcon } from '../icon.tsx'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'
import { tradeStems } from '../trade-stems.ts'
import { lookSize, tradeLooks } from './trade-looks.ts'
import { tradeGroups, trades } from './trades.ts'

/** The trades whose looks hang beside the list. */
const hung = ['electrician', 'house-cleaning', 'coffee-shop'] as const satisfies readonly IndustrySlug[]

/** What is typed marks the row of its trade; whoever is in none of them begins from their own words. */
const AskForm = () => (
  <form className="start" action={appPaths.createAbout}>
    <label>
      What do people pay you for?
      <input
        name="about"
        placeholder="piano, boilers, wedding cakes"
        maxLength={businessLimits.description}
        autoComplete="off"
      />
    </label>
    <button type="submit">
      Make my website <SignIcon name="arrow-right" />
    </button>
  </form>
)

const Chain = () => (
  <aside className="chain">
    {hung.map((slug) => {
      const { business, looks } = tradeLooks[slug]
      const [look] = looks
      return (
        <a key={slug} href={industryPath(slug)}>
          <div className="hung">
            <div className="board">
              <img
                src={`${serverPaths.assets[0]}/${look?.file}`}
                alt={`${business}: ${look?.heading}`}
                loading="lazy"
                {...lookSize}
              />
            </div>
          </div>
          <b>{trades[slug].name}</b>
        </a>
      )
    })}
  </aside>
)

/** Specification 2: all trades, by what people do. */
export const IndustriesPage = () => (
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
        <div>
          {tradeGroups.map(({ title, where, slugs }) => (
            <section key={title}>
              <div>
                <h2>{title}</h2>
                <p>{where}</p>
              </div>
              <ul>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <a href={industryPath(slug)} data-stems={tradeStems[slug]}>
                      <TradeIcon slug={slug} />
                      <b>{trades[slug].name}</b>
                      <span>{trades[slug].headline}</span>
                    </a>
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
