import { imagesMaximum, megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { WordmarkSign } from '../../ui/wordmark-sign.tsx'
import { SignIcon } from '../icon.tsx'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'

interface Row {
  readonly name: string
  readonly why: string
  readonly much: string
}

const free: readonly Row[] = [
  {
    name: 'Websites',
    why: `Written, designed and published at a web address of ours. ${websiteLimits.ownedOnLocalOrStaging} where ${productName} runs on your own machine.`,
    much: `${websiteLimits.owned}`,
  },
  {
    name: 'Your own domain',
    why: 'Connected for free, with its certificate. You pay the registrar for the name, nobody for the connection.',
    much: '1 each',
  },
  {
    name: 'Editors',
    why: 'Invite others to edit, and edit the websites of other people.',
    much: `${inviteLimits.shared} shared`,
  },
  {
    name: 'Pictures',
    why: `Up to ${megabytes(uploadLimits.image.bytes)} each, made light by us in several sizes.`,
    much: `${imagesMaximum} each`,
  },
  {
    name: 'Contact form, newsletter, hours',
    why: 'Messages come by email and wait in a list that you can download.',
    much: 'included',
  },
  {
    name: 'Every section, palette and font pair',
    why: 'Each of them, on every website of yours.',
    much: 'included',
  },
  {
    name: 'Names and ideas',
    why: 'The Business Name Creator and the Business Idea Creator, also without a website.',
    much: 'included',
  },
]

const notForSale: readonly Row[] = [
  {
    name: 'Your visitors',
    why: 'No ads and no trackers of ours. As many visitors as come.',
    much: 'never',
  },
  {
    name: 'A better place in the list',
    why: 'There is no list. People find you by your name, your town and your words.',
    much: 'never',
  },
  {
    name: 'Leaving',
    why: 'Delete at any time. Your website and your contacts come out as files, your domain stays where you bought it.',
    much: 'free',
  },
]

const Rows = ({ rows }: { rows: readonly Row[] }) =>
  rows.map(({ name, why, much }) => (
    <li key={name}>
      <h3>{name}</h3>
      <p>{why}</p>
      <span className="much">{much}</span>
    </li>
  ))

/** What it costs, with the limits that the product counts by, and what cannot be bought. */
export const PricingPage = () => (
  <>
    <MarketingHeader here={pagePaths.pricing} />
    <main {...content}>
      <div className="price-rail">
        <div className="price-top">
          <div>
            <h1>What it costs to hang a sign</h1>
            <p className="lead">
              Nothing. No card, no trial clock, no paid plan beside it. What you see in the designer is all
              there is, and all of it is yours.
            </p>
            <a className="act" href={appPaths.createAbout}>
              Make my website <SignIcon name="arrow-right" />
            </a>
            <p className="note">An account is needed when you want to keep it.</p>
          </div>
          <div className="ticket hangs">
            <div className="board">
              <b>0</b>
              <i aria-hidden="true">
                {['£', '$', '€', '¥', 'kr'].map((currency) => (
                  <span key={currency}>{currency}</span>
                ))}
              </i>
              <p>
                <span>a month, a year, ever</span>
                <span>for {websiteLimits.owned} websites</span>
              </p>
            </div>
          </div>
        </div>
      </div>
      <section className="price-band raised">
        <div>
          <h2>Free, and it stays so</h2>
          <p className="sub">These are the real limits, the ones the product counts by.</p>
        </div>
        <ul>
          <Rows rows={free} />
        </ul>
      </section>
      <section className="price-band">
        <div>
          <h2>Not for sale</h2>
          <p className="sub">And one thing that cannot be had yet.</p>
        </div>
        <ul>
          <Rows rows={notForSale} />
          <li className="badge-row">
            <div>
              <h3>Hiding “Made with”</h3>
              <span className="made-with">
                <WordmarkSign />
                Made with {productName}
              </span>
            </div>
            <p>
              A small line in the footer says where the page was made. It cannot be hidden yet: there is
              nothing to buy for it, and no date.
            </p>
            <span className="much dashed">Not currently available</span>
          </li>
        </ul>
      </section>
    </main>
    <MarketingFooter />
  </>
)
