// Written by scripts/section-lists.ts from the list in sections.ts.
import type { SectionOf } from '../draft/content.ts'
import { codeEmbedStyle } from './code-embed/style.ts'
import { CodeEmbedView } from './code-embed/view.tsx'
import { contactStyle } from './contact/style.ts'
import { ContactView } from './contact/view.tsx'
import { customerReviewsStyle } from './customer-reviews/style.ts'
import { CustomerReviewsView } from './customer-reviews/view.tsx'
import { footerStyle } from './footer/style.ts'
import { FooterView } from './footer/view.tsx'
import { frequentlyAskedQuestionsStyle } from './frequently-asked-questions/style.ts'
import { FrequentlyAskedQuestionsView } from './frequently-asked-questions/view.tsx'
import { galleryStyle } from './gallery/style.ts'
import { GalleryView } from './gallery/view.tsx'
import { headerStyle } from './header/style.ts'
import { HeaderView } from './header/view.tsx'
import { imageBannerStyle } from './image-banner/style.ts'
import { ImageBannerView } from './image-banner/view.tsx'
import { introductionStyle } from './introduction/style.ts'
import { IntroductionView } from './introduction/view.tsx'
import { logosStyle } from './logos/style.ts'
import { LogosView } from './logos/view.tsx'
import type { SectionLook } from './look.ts'
import { newsletterStyle } from './newsletter/style.ts'
import { NewsletterView } from './newsletter/view.tsx'
import { quoteBannerStyle } from './quote-banner/style.ts'
import { QuoteBannerView } from './quote-banner/view.tsx'
import { schedulingStyle } from './scheduling/style.ts'
import { SchedulingView } from './scheduling/view.tsx'
import type { SectionType } from './sections.ts'
import { servicesStyle } from './services/style.ts'
import { ServicesView } from './services/view.tsx'
import { teamStyle } from './team/style.ts'
import { TeamView } from './team/view.tsx'
import { videoStyle } from './video/style.ts'
import { VideoView } from './video/view.tsx'

/** How every section type looks. */
export const looks: { readonly [T in SectionType]: SectionLook<SectionOf<T>> } = {
  Header: { View: HeaderView, style: headerStyle },
  Introduction: { View: IntroductionView, style: introductionStyle },
  Services: { View: ServicesView, style: servicesStyle },
  Gallery: { View: GalleryView, style: galleryStyle },
  QuoteBanner: { View: QuoteBannerView, style: quoteBannerStyle },
  ImageBanner: { View: ImageBannerView, style: imageBannerStyle },
  Team: { View: TeamView, style: teamStyle },
  Scheduling: { View: SchedulingView, style: schedulingStyle },
  Video: { View: VideoView, style: videoStyle },
  CustomerReviews: { View: CustomerReviewsView, style: customerReviewsStyle },
  Logos: { View: LogosView, style: logosStyle },
  FrequentlyAskedQuestions: { View: FrequentlyAskedQuestionsView, style: frequentlyAskedQuestionsStyle },
  Contact: { View: ContactView, style: contactStyle },
  Newsletter: { View: NewsletterView, style: newsletterStyle },
  Footer: { View: FooterView, style: footerStyle },
  CodeEmbed: { View: CodeEmbedView, style: codeEmbedStyle },
}
