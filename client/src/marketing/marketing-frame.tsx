import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { linkEntryPaths, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { ReactNode } from 'react'
import { WordmarkSign } from '../ui/wordmark-sign.tsx'
import { SignIcon } from './icon.tsx'

// Specification 2: after the tools, and before Sign In.
const pages = [
  [pagePaths.pricing, 'Pricing'],
  [pagePaths.support, 'Support'],
  [pagePaths.blog, 'Blog'],
] as const

const tools = [
  [pagePaths.names, 'Business Name Creator'],
  [pagePaths.ideas, 'Business Idea Creator'],
] as const

const make = [
  [pagePaths.industries, 'From your trade'],
  [linkEntryPaths.facebook, 'From Facebook'],
  [linkEntryPaths.yelp, 'From Yelp'],
  [linkEntryPaths.github, 'From GitHub'],
  [linkEntryPaths.thumbtack, 'From Thumbtack'],
  [linkEntryPaths.generic, 'From any link'],
] as const

const house = [
  [pagePaths.about, 'About'],
  [pagePaths.blog, 'Blog'],
  [pagePaths.support, 'Support'],
  [appPaths.signIn, 'Sign In'],
] as const

export const Mark = () => (
  <a className="mark" href={pagePaths.home} aria-label={`${productName}, home`}>
    <WordmarkSign />
    {productName}
  </a>
)

/** Where the way past the header leads: the `main` of every page. */
export const content = { id: 'content', tabIndex: -1 } as const

/** `here` is the part of the bar that the page is in. */
export const MarketingHeader = ({
  here,
}: {
  here?: 'tools' | typeof pagePaths.blog | typeof pagePaths.pricing | typeof pagePaths.support
}) => (
  <header className="nav">
    <a className="skip" href={`#${content.id}`}>
      Skip to content
    </a>
    <Mark />
    <nav className="pages" aria-label="Pages">
      <details className="tools" name="menu">
        <summary className={here === 'tools' ? 'here' : undefined}>
          Tools <SignIcon name="caret-down" />
        </summary>
        <div className="drop">
          <Links links={tools} />
        </div>
      </details>
      <Links links={pages} here={here} />
    </nav>
    <a className="sign-in" href={appPaths.signIn} data-signed-in={appPaths.websites}>
      Sign In
    </a>
    <details className="menu" name="menu">
      <summary aria-label="Menu">
        <SignIcon name="list" />
      </summary>
      <nav className="drop" aria-label="Pages">
        <Links links={[...tools, ...pages]} here={here} />
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
        <FootColumn title="Tools" links={[...tools, [pagePaths.pricing, 'Pricing']]} />
        <FootColumn title={productName} links={house} />
      </div>
      <div className="legal">
        <span>{`© ${new Date().getFullYear()} ${productName}`}</span>
        <span>
          <a href={pagePaths.privacy}>Privacy Policy</a>
          <a href={pagePaths.terms}>Terms of Service</a>
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

interface LinksProps {
  links: readonly (readonly [string, string])[]
  here?: string | undefined
}

const Links = ({ links, here }: LinksProps) =>
  links.map(([href, label]) => (
    <a
      key={href}
      href={href}
      className={href === here ? 'here' : undefined}
      aria-current={href === here || undefined}
    >
      {label}
    </a>
  ))

/** A page under the home page: the rail, a title beside its lead, then the body. */
export const MarketingPage = (props: { title: string; lead: ReactNode; children: ReactNode }) => (
  <>
    <MarketingHeader />
    <main {...content}>
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
