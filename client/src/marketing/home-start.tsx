import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { linkEntryPaths, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { BrandIcon, SignIcon, TradeIcon } from './icon.tsx'
import type { BrandIconName } from './line-icons.ts'
import { tradeStems } from './trade-stems.ts'
import { chipSlugs, trades } from './trades/trades.ts'

const entries: readonly { kind: BrandIconName; name: string; text: string }[] = [
  { kind: 'facebook', name: 'Facebook', text: 'A page with hours and photos' },
  { kind: 'yelp', name: 'Yelp', text: 'A listing people already rate' },
  { kind: 'github', name: 'GitHub', text: 'A profile, and what you build' },
  { kind: 'thumbtack', name: 'Thumbtack', text: 'Services and the area you cover' },
]

export const TradesSection = () => (
  <section className="trades">
    <div className="wrap two">
      <div>
        <h2>Start from your trade</h2>
        <p className="sub">
          Every trade has its own words, sections and pictures to begin with. Two plumbers in one town still
          get two different sites.
        </p>
      </div>
      <div className="chips">
        {chipSlugs.map((slug) => (
          <a key={slug} href={`${appPaths.createAbout}?industry=${slug}`} data-stems={tradeStems[slug]}>
            <TradeIcon slug={slug} />
            {trades[slug].name}
          </a>
        ))}
        <a className="all" href={pagePaths.industries}>
          {`All ${industrySlugs.length} trades`}
        </a>
      </div>
    </div>
  </section>
)

export const BringSection = () => (
  <section className="bring">
    <div className="wrap two">
      <div>
        <h2>Already out there? Bring the link.</h2>
        <p className="sub">
          The page is read once, and you see every piece before it is used. Nothing is posted there, and
          reviews stay with the people who wrote them.
        </p>
      </div>
      <div>
        <form className="paste" action={appPaths.createLink}>
          <label className="visually-hidden" htmlFor="link">
            Address of a page you have
          </label>
          <input
            id="link"
            name="link"
            placeholder="pellstreetcycles.example"
            inputMode="url"
            maxLength={webAddressMaximum}
          />
          <button type="submit">Read my page</button>
        </form>
        <div className="from">
          {entries.map((entry) => (
            <a key={entry.kind} href={linkEntryPaths[entry.kind]}>
              <BrandIcon name={entry.kind} />
              <b>{entry.name}</b>
              <span>{entry.text}</span>
              <SignIcon name="arrow-right" />
            </a>
          ))}
        </div>
      </div>
    </div>
  </section>
)
