import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { MarketingPage } from './marketing-frame.tsx'

export const NotFoundPage = () => (
  <MarketingPage
    title="Nothing to see here"
    lead="No page lives at this address. It may have moved, or the address may have a slip in it."
  >
    <p>
      <a className="act" href={pagePaths.home}>
        Home
      </a>
    </p>
  </MarketingPage>
)
