import { HomeHero } from './home-hero.tsx'
import { HandSection, TrainSection, WeighSection } from './home-promises.tsx'
import { BringSection, TradesSection } from './home-start.tsx'
import { content, MarketingFooter, MarketingHeader } from './marketing-frame.tsx'

export const HomePage = () => (
  <>
    <MarketingHeader />
    <main {...content}>
      <HomeHero />
      <TradesSection />
      <BringSection />
      <TrainSection />
      <HandSection />
      <WeighSection />
    </main>
    <MarketingFooter />
  </>
)
