import { imagesMaximum, megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { SignIcon } from './icon.tsx'
import { MarketingPage } from './marketing-frame.tsx'

const included = [
  ['Websites', `${websiteLimits.owned} to an account, each with its own address.`],
  ['Pages', 'Every section type, palette and font pair. Nothing is kept back for a dearer plan.'],
  ['Visitors', 'As many as come. No ads are shown to them.'],
  ['Editing', 'On any computer or tablet, offline too.'],
  ['Pictures', `${imagesMaximum} to a website, up to ${megabytes(uploadLimits.image.bytes)} each.`],
] as const

export const PricingPage = () => (
  <MarketingPage
    title="Free. The whole board."
    lead="No card, no trial clock, no ads. One plan, and everybody is on it."
  >
    <div className="price-row">
      <div>
        <p className="price">0</p>
        <p className="sub">In every currency.</p>
      </div>
      <div>
        <ul className="ruled">
          {included.map(([what, how]) => (
            <li key={what}>
              <b>{what}</b>
              <p>{how}</p>
            </li>
          ))}
        </ul>
        <p>
          <a className="act" href={appPaths.createAbout}>
            Make my website <SignIcon name="arrow-right" />
          </a>
        </p>
      </div>
    </div>
  </MarketingPage>
)
