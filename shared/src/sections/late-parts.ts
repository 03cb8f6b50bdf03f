// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedLate } from './code-embed/late.ts'
import { personLate as contactPerson } from './contact/layouts/person/late.ts'
import { customerReviewsLate } from './customer-reviews/late.ts'
import { carouselLate as customerReviewsCarousel } from './customer-reviews/layouts/carousel/late.ts'
import { columnsLate as customerReviewsColumns } from './customer-reviews/layouts/columns/late.ts'
import { staggeredLate as customerReviewsStaggered } from './customer-reviews/layouts/staggered/late.ts'
import { unequalLate as customerReviewsUnequal } from './customer-reviews/layouts/unequal/late.ts'
import { wordmarkLate as footerWordmark } from './footer/layouts/wordmark/late.ts'
import { frequentlyAskedQuestionsLate } from './frequently-asked-questions/late.ts'
import { pairsLate as frequentlyAskedQuestionsPairs } from './frequently-asked-questions/layouts/pairs/late.ts'
import { galleryLate } from './gallery/late.ts'
import { mosaicLate as galleryMosaic } from './gallery/layouts/mosaic/late.ts'
import { tilesLate as galleryTiles } from './gallery/layouts/tiles/late.ts'
import { headerLate } from './header/late.ts'
import { stackedLate as headerStacked } from './header/layouts/stacked/late.ts'
import { boardLate as introductionBoard } from './introduction/layouts/board/late.tsx'
import { callLate as introductionCall } from './introduction/layouts/call/late.tsx'
import { counterLate as introductionCounter } from './introduction/layouts/counter/late.tsx'
import { nameLate as introductionName } from './introduction/layouts/name/late.tsx'
import { phraseLate as introductionPhrase } from './introduction/layouts/phrase/late.tsx'
import { rangeLate as introductionRange } from './introduction/layouts/range/late.tsx'
import { weekLate as introductionWeek } from './introduction/layouts/week/late.tsx'
import type { LatePart } from './late-part.ts'
import { quoteBannerLate } from './quote-banner/late.ts'
import type { SectionType } from './sections.ts'
import { servicesLate } from './services/late.ts'
import { bentoLate as servicesBento } from './services/layouts/bento/late.ts'
import { boardsLate as servicesBoards } from './services/layouts/boards/late.ts'
import { cardsLate as servicesCards } from './services/layouts/cards/late.ts'
import { columnsLate as servicesColumns } from './services/layouts/columns/late.ts'
import { featureLate as servicesFeature } from './services/layouts/feature/late.ts'
import { figuresLate as servicesFigures } from './services/layouts/figures/late.ts'
import { indexLate as servicesIndex } from './services/layouts/index/late.ts'
import { menuLate as servicesMenu } from './services/layouts/menu/late.ts'
import { pricesLate as servicesPrices } from './services/layouts/prices/late.ts'
import { teamLate } from './team/late.ts'

/** What of section types comes apart; the designer fetches it after itself. */
export const lateParts = {
  Header: {
    ...headerLate,
    layouts: {
      stacked: headerStacked,
    },
  },
  Introduction: {
    layouts: {
      board: introductionBoard,
      call: introductionCall,
      counter: introductionCounter,
      name: introductionName,
      phrase: introductionPhrase,
      range: introductionRange,
      week: introductionWeek,
    },
  },
  Services: {
    ...servicesLate,
    layouts: {
      bento: servicesBento,
      boards: servicesBoards,
      cards: servicesCards,
      columns: servicesColumns,
      feature: servicesFeature,
      figures: servicesFigures,
      index: servicesIndex,
      menu: servicesMenu,
      prices: servicesPrices,
    },
  },
  Gallery: {
    ...galleryLate,
    layouts: {
      mosaic: galleryMosaic,
      tiles: galleryTiles,
    },
  },
  QuoteBanner: quoteBannerLate,
  Team: teamLate,
  CustomerReviews: {
    ...customerReviewsLate,
    layouts: {
      carousel: customerReviewsCarousel,
      columns: customerReviewsColumns,
      staggered: customerReviewsStaggered,
      unequal: customerReviewsUnequal,
    },
  },
  FrequentlyAskedQuestions: {
    ...frequentlyAskedQuestionsLate,
    layouts: {
      pairs: frequentlyAskedQuestionsPairs,
    },
  },
  Contact: {
    layouts: {
      person: contactPerson,
    },
  },
  Footer: {
    layouts: {
      wordmark: footerWordmark,
    },
  },
  CodeEmbed: codeEmbedLate,
} as const satisfies Readonly<Partial<Record<SectionType, LatePart>>>
