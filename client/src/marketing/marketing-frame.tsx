import { productName } from '@shingle/shared/product/product.ts'
import type { ReactNode } from 'react'
import { WordmarkSign } from '../ui/wordmark-sign.tsx'
import { SignIcon } from './icon.tsx'

const pages = [
  ['/industries', 'Trades'],
  ['/pricing', 'Pricing'],
  ['/support', 'Support'],
  ['/about', 'About'],
] as const

const make = [
  ['/industries', 'From your trade'],
  ['/create-your-website-with-facebook', 'From Facebook'],
  ['/create-your-website-with-yelp', 'From Yelp'],
  ['/github-to-website', 'From GitHub'],
  ['/create-your-website-with-thumbtack', 'From Thumbtack'],
  ['/create-a-website-from-a-link', 'From any link'],
] as const

const house = [...pages.slice(1), ['/sign-in', 'Sign In']] as const

export const Mark = () => (
  <a className="mark" href="/" aria-label={`${productName}, home`}>
    <WordmarkSign />
    {productName}
  </a>
)

export const MarketingHeader = () => (
  <header className="nav">
    <Mark />
    <nav className="pages" aria-label="Pages">
      <Links links={pages} />
    </nav>
    <a className="sign-in" href="/sign-in" data-door>
      Sign In
    </a>
    <details className="menu">
      <summary aria-label="Menu">
        <SignIcon name="list" />
      </summary>
      <nav className="drop" aria-label="Pages">
        <Links links={pages} />
      </nav>
    </details>
  </header>
)

export const MarketingFooter = () => (
  <footer className="foot">
    <div className="wrap">
      <div className="cols">
        <div>
          <Mark />
          <p className="big">For people whose name is on the door.</p>
        </div>
        <FootColumn title="Make" links={make} />
        <FootColumn title={productName} links={house} />
      </div>
      <div className="legal">
        <span>{`© ${new Date().getFullYear()} ${productName}`}</span>
        <span>
          <a href="/privacy">Privacy Policy</a>
          <a href="/terms">Terms of Service</a>
        </span>
      </div>
    </div>
  </footer>
)

const FootColumn = ({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(([href, label]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)

const Links = ({ links }: { links: readonly (readonly [string, string])[] }) =>
  links.map(([href, label]) => (
    <a key={href} href={href}>
      {label}
    </a>
  ))

/** A page under the home page: the rail, a title beside its lead, then the body. */
export const MarketingPage = (props: { title: string; lead: ReactNode; children: ReactNode }) => (
  <>
    <MarketingHeader />
    <main>
      <div className="opening">
        <h1>{props.title}</h1>
        <p className="lead">{props.lead}</p>
      </div>
      <div className="body">
        <div className="wrap">{props.children}</div>
      </div>
    </main>
    <MarketingFooter />
  </>
)
